/** Takes away what an earlier release left here: this one keeps no pages. */
export async function removeWorkers(serviceWorker: ServiceWorkerContainer): Promise<void> {
  const registrations = await serviceWorker.getRegistrations();
  if (registrations.length === 0) return;
  await Promise.all(registrations.map((registration) => registration.unregister()));
  for (const name of await caches.keys()) if (name.startsWith('umbral-')) await caches.delete(name);
}
