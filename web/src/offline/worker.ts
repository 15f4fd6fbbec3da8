// The service worker: the whole house, kept on the device. Built to /sw.js.
//
// One cache a build, filled before it is used and never changed, so that page and scripts always fit each other. A new
// build waits until no page of the old one is open. What plays without a server stands in a cache of its own, which stays as
// long as a game runs that it began. Tables (/api, /ws) are none of its business.
export {};

declare const self: ServiceWorkerGlobalScope;
/** Written by build/offline.ts: the files, and names that change with any of them. */
declare const KEPT_FILES: string[];
declare const KEPT_NAME: string;
declare const ENGINE_FILES: string[];
declare const ENGINE_NAME: string;

const PREFIX = "bestiaire-";
const ENGINES = "bestiaire-engine-";
/** Where scripts of engines lie, of this build and of others. */
const ENGINE_PATH = "/assets/engine/";
/** Behind this page all addresses of the house are found. */
const PAGE = "/index.html";
/** How long a slow network is waited for, in milliseconds. */
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([fill(KEPT_NAME, KEPT_FILES), fill(ENGINE_NAME, ENGINE_FILES)]));
});

/** What an older build has brought, and is the same, is there already. */
async function fill(name: string, files: string[]): Promise<void> {
  if (await caches.has(name)) {
    const kept = await (await caches.open(name)).keys();
    if (kept.length >= files.length) return;
  }
  const cache = await caches.open(name);
  await cache.addAll(files);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forgetOthers(), self.clients.claim()]));
});

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== KEPT_NAME && name !== ENGINE_NAME);
  const used = await enginesInUse();
  await Promise.all(old.map(async (name) => (await isUsed(name, used)) || caches.delete(name)));
}

/** `used`: null if that cannot be known. */
async function isUsed(name: string, used: string[] | null): Promise<boolean> {
  if (!name.startsWith(ENGINES)) return false;
  if (used === null) return true;
  const cache = await caches.open(name);
  const kept = await Promise.all(used.map((script) => cache.match(script)));
  return kept.some(Boolean);
}

/** The scripts that have begun a game which is not over; see src/tab/store.ts. */
function enginesInUse(): Promise<string[] | null> {
  return new Promise((resolve) => {
    const request = indexedDB.open("bestiaire");
    // Nobody has played here yet: there is no store, and none is made.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => resolve(request.error?.name === "AbortError" ? [] : null);
    request.onsuccess = () => {
      const db = request.result;
      const rows = db.transaction("tables").objectStore("tables").getAll();
      rows.onerror = () => resolve(null);
      rows.onsuccess = () => {
        db.close();
        const tables = rows.result as { over: boolean; engine: string }[];
        resolve(tables.filter(({ over }) => !over).map(({ engine }) => engine));
      };
    };
  });
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (/^\/(api|ws|healthz)(\/|$)/.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (KEPT_FILES.includes(pathname)) event.respondWith(file(request, KEPT_NAME));
  else if (pathname.startsWith(ENGINE_PATH)) event.respondWith(engine(request));
});

/** The network's page while there is a network, else the kept one. */
async function page(request: Request): Promise<Response> {
  const kept = await (await caches.open(KEPT_NAME)).match(PAGE);
  if (!kept) return fetch(request);
  const fresh = fetch(request).then((response) => (response.status >= 500 ? kept : response));
  return Promise.race([fresh, after(PATIENCE, kept)]).catch(() => kept);
}

function after<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), ms));
}

/** Names hold a hash of what is in them: the kept file is the file. */
async function file(request: Request, name: string): Promise<Response> {
  const cache = await caches.open(name);
  return (await cache.match(new URL(request.url).pathname)) ?? fetch(request);
}

/** Of whichever build it is. */
async function engine(request: Request): Promise<Response> {
  return (await caches.match(new URL(request.url).pathname)) ?? fetch(request);
}
