/** How a person is told things while no page is looked at: what the page asks of the server for that. */
import { ApiError } from './api';
import type { ChannelChange, LinkTaken, MailStopped, NoticesShown, PushAsked, Tried, WebhookAsked } from '../generated/wire';
import { keptPerson } from './secret';

type ChannelAsked = WebhookAsked | PushAsked;

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const secret = keptPerson()?.secret;
  const headers: Record<string, string> = { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...(secret ? { 'Kylix-Person': secret } : {}) };
  let answer: Response;
  try {
    answer = await fetch(`/api/notices${path}`, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) });
  } catch {
    throw new ApiError(0, 'offline', '');
  }
  const told = (await answer.json()) as T & { error?: { key: string; text: string; facts: Record<string, string | number> } };
  if (!answer.ok) throw new ApiError(answer.status, told.error?.key ?? 'unknown', told.error?.text ?? answer.statusText, [], told.error?.facts ?? {});
  return told;
}

export const notices = {
  show: () => ask<NoticesShown>(''),
  add: (channel: ChannelAsked) => ask<NoticesShown>('/channels', channel),
  change: (id: string, change: ChannelChange) => ask<NoticesShown>(`/channels/${id}`, change),
  test: (id: string) => ask<Tried>(`/channels/${id}/test`, {}),
  mail: (address: string) => ask<NoticesShown>('/mail', { address }),
  confirm: (code: string) => ask<NoticesShown>('/confirm', { code }),
  link: (code: string, secret: string) => ask<LinkTaken>('/link', { code, secret }),
  stop: (stop: string) => ask<MailStopped>(`/stop/${stop}`, ''),
};

/** Browsers can do it on this machine and over https only; some ask for the page to be installed first. */
export const canPush = (): boolean => isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** What the browser gives to whoever may tell it things; null when the person does not want that. */
export async function subscribe(key: string): Promise<ChannelAsked | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const given = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })).toJSON();
  if (!given.endpoint || !given.keys?.p256dh || !given.keys.auth) return null;
  return { kind: 'push', endpoint: given.endpoint, p256dh: given.keys.p256dh, auth: given.keys.auth };
}

/** Hours are kept as they are in Greenwich. */
export const toGreenwich = (hour: number): number => new Date(new Date().setHours(hour, 0, 0, 0)).getUTCHours();
export const fromGreenwich = (hour: number): number => new Date(new Date().setUTCHours(hour, 0, 0, 0)).getHours();
