type Lock = { release(): Promise<void> };
type Awake = {
  document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  /** Missing in old browsers and insecure contexts. */
  wakeLock: { request(type: 'screen'): Promise<Lock> } | undefined;
};

/** The browser releases the lock of a hidden page, so it is asked for again. */
export function keepAwake({ document, wakeLock }: Awake): void {
  if (!wakeLock) return;
  // Refused on low power: then the machine's own settings have to keep it on.
  const ask = () => {
    if (document.visibilityState === 'visible') wakeLock.request('screen').catch(() => {});
  };
  ask();
  document.addEventListener('visibilitychange', ask);
}
