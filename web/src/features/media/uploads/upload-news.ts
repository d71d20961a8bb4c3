import { uploadListeners } from '../../../api/upload-listeners.ts';

/** Where the event stream is away, whoever waits asks again after this time. */
const silenceMs = 5_000;

/** Resolves when one of this person's uploads has changed. Called before the question, or a change during it is missed. */
export const uploadChanged = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      uploadListeners.delete(done);
      resolve();
    };
    const timer = setTimeout(done, silenceMs);
    uploadListeners.add(done);
  });
