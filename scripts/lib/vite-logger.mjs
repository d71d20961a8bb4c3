// @ts-check
import { createLogger } from 'vite';

/** `composes … from` a file makes declarations without a source, of which vite warns although nothing of theirs is an asset. */
export function createAppLogger() {
  const logger = createLogger('warn');
  const { warnOnce } = logger;
  logger.warnOnce = (message, options) => {
    if (!message.includes('did not pass the `from` option')) warnOnce(message, options);
  };
  return logger;
}
