type Lock = { release(): Promise<void> };
type Awake = {
  document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  /** Missing in old browsers, and where the page was not fetched safely. */
  wakeLock: { request(type: 'screen'): Promise<Lock> } | undefined;
};

/** Keeps the screen on. The browser takes the lock away from a page that is not seen, so it is asked for again. */
export function keepAwake({ document, wakeLock }: Awake): void {
  if (!wakeLock) return;
  // A machine that is short of power may refuse: then its own settings have to keep it on.
  const ask = () => {
    if (document.visibilityState === 'visible') wakeLock.request('screen').catch(() => {});
  };
  ask();
  document.addEventListener('visibilitychange', ask);
}
