/* The page opens without its server: what it is made of, and what is the same for everybody, is kept on the device.
   Nothing that was asked for with a key is kept, and whatever the server can answer it answers. */
const CACHE = 'kylix-1';
const MOST = 400;
const ASSET = /^\/assets\//;
const SAME = /^\/(api\/(about|games|(words|rules|glossary)\/.*|tables\/[^/]+(\/components)?)|icon.*\.svg|manifest\.webmanifest)?$/;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add('/')));
});

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

/** What the page had fetched before this worker was there. */
self.addEventListener('message', (event) => {
  const paths = (event.data?.keep ?? []).filter((path) => ASSET.test(path) || SAME.test(path));
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.allSettled(paths.map((path) => keepNew(cache, path)))));
});

async function keepNew(cache, path) {
  if (!(await cache.match(path))) await cache.add(path);
}

async function keep(request, response) {
  const cache = await caches.open(CACHE);
  await cache.put(request, response);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((oldest) => cache.delete(oldest)));
}

/** Files whose name carries a hash never change. */
async function keptFirst(event) {
  return (await caches.match(event.request)) ?? serverFirst(event, event.request);
}

async function serverFirst(event, name) {
  try {
    const response = await fetch(event.request);
    if (response.ok) event.waitUntil(keep(name, response.clone()));
    if (response.status < 502) return response;
    return (await caches.match(name)) ?? response;
  } catch (error) {
    const kept = await caches.match(name);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || request.headers.has('Authorization')) return;
  if (request.mode === 'navigate') event.respondWith(serverFirst(event, '/'));
  else if (ASSET.test(pathname)) event.respondWith(keptFirst(event));
  else if (SAME.test(pathname)) event.respondWith(serverFirst(event, request));
});

/** A notice from the server, though no page may be open. It names a table, and nothing of the game. */
self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  const shown = { body: told.text ?? '', tag: told.tag ?? 'kylix', renotify: true, icon: '/icon.svg', data: { link: told.link ?? '' } };
  event.waitUntil(self.registration.showNotification(told.head ?? 'Kylix', shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(`/${new URL(event.notification.data?.link || '/', self.location.origin).hash}`));
});

async function openPage(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const target = new URL(path, self.location.origin).href;
  const page = pages.find((one) => one.url === target) ?? pages[0];
  if (!page) return self.clients.openWindow(target);
  await page.focus();
  return page.url === target ? page : page.navigate(target);
}
