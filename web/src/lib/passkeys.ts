/** Passkeys: the browser makes and keeps them, for one address; the server is told the public half. */
import { api, ApiError } from './api';
import { app } from './app.svelte';
import { deviceName, forgetPerson, me } from './person.svelte';
import { newId } from './socket';
import type { PasskeyShown } from '../generated/wire';

interface Described {
  id: string;
}
type Options = Record<string, unknown> & { challenge: string; user?: Described; excludeCredentials?: Described[]; allowCredentials?: Described[] };

/** Whether this browser can have one of this server, at the address it is open at. */
export const passkeysHere = (): boolean => !!app.about?.passkeys && app.about.passkeys === location.origin && 'PublicKeyCredential' in window;

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (one) => one.charCodeAt(0));
const text = (data: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(data))).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
const ids = (list: Described[] = []): Described[] => list.map((one) => ({ ...one, id: bytes(one.id) as never }));

/** As the browser wants it: what is bytes is a text on the wire. */
function read(options: Options): unknown {
  const { challenge, user, excludeCredentials, allowCredentials, ...rest } = options;
  return {
    ...rest,
    challenge: bytes(challenge),
    excludeCredentials: ids(excludeCredentials),
    allowCredentials: ids(allowCredentials),
    ...(user ? { user: { ...user, id: bytes(user.id) } } : {}),
  };
}

function told(found: PublicKeyCredential): Record<string, unknown> {
  const parts = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'] as const;
  const response: Record<string, string> = {};
  for (const part of parts) {
    const data: unknown = Reflect.get(found.response, part);
    if (data instanceof ArrayBuffer) response[part] = text(data);
  }
  return { id: found.id, rawId: text(found.rawId), type: found.type, response, clientExtensionResults: {} };
}

/** Whoever closes the browser's window wants nothing of it: null. */
async function asked(job: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await job()) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return null;
    if (error instanceof DOMException && error.name === 'InvalidStateError') throw new ApiError(409, 'passkey-taken', '');
    throw error;
  }
}

/** What there is then; null if nothing was made. */
export async function makePasskey(): Promise<PasskeyShown[] | null> {
  const { options } = await api.newPasskey();
  const publicKey = read(options as Options) as PublicKeyCredentialCreationOptions;
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  return made && (await api.addPasskey({ credential: told(made), name: deviceName() })).passkeys;
}

/** This device carries the person of a passkey; false if none was chosen. */
export async function enterByPasskey(): Promise<boolean> {
  const { options } = await api.askPasskey();
  const publicKey = read(options as Options) as PublicKeyCredentialRequestOptions;
  const found = await asked(() => navigator.credentials.get({ publicKey }));
  if (!found) return false;
  const secret = newId() + newId();
  const shown = await api.enter({ credential: told(found), secret, device: deviceName() });
  forgetPerson();
  me.told(secret, shown);
  return true;
}
