/** Called when the event stream, which is the app's, tells of an upload; whoever waits for one is loaded later. */
export const uploadListeners = new Set<() => void>();
