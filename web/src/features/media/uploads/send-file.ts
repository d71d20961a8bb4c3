import { uploadChunkBytes } from '@psifida/contract/content/upload';
import { mediaRefusedParams, uploadsPath } from '@psifida/contract/endpoints/media';
import { problemShape } from '@psifida/contract/problem-shape';
import { DetailedError, Upload } from 'tus-js-client';
import { timeout } from '../../../api/request.ts';
import { runtimeConfig } from '../../../lib/runtime-config.ts';
import { accessToken, loseSession, renewedToken, session } from '../../../session/session.ts';
import { UploadFailure, type UploadReason } from './upload-item.ts';
import { paused, type Sending } from './upload-queue.ts';

/** Retry delay; the browser's 'online' event may come sooner. */
const again = 4000;

const endpoint = () => `${runtimeConfig().apiBaseUrl.replace(/\/$/, '')}${uploadsPath}`;

/** Sends a file by tus; resumes after a lost connection or session, and across visits. */
export function sendFile(
  file: File,
  { purpose, signal, onPercent, onOffline, sha256 }: Sending & { sha256: string | undefined },
): Promise<string> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    let stalled: ReturnType<typeof setTimeout> | undefined;
    /** A connection that was lost without a word ends no request: whatever makes no progress is begun again. */
    const watch = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => {
        void upload
          .abort()
          .then(() => goOn(new Error('no progress')))
          .catch(reject);
      }, timeout);
    };
    const start = () => {
      watch();
      upload.start();
    };
    const noNetwork = () => onOffline(true);
    window.addEventListener('offline', noNetwork);
    const end = () => {
      clearTimeout(stalled);
      window.removeEventListener('offline', noNetwork);
      signal.removeEventListener('abort', stop);
    };

    const upload = new Upload(file, {
      endpoint: endpoint(),
      chunkSize: uploadChunkBytes,
      retryDelays: [300, 1000, 2500],
      metadata: { filename: file.name, filetype: file.type, purpose, ...(sha256 && { sha256 }) },
      // Per person and purpose: nobody can go on with somebody else's upload.
      fingerprint: async () =>
        ['psifida-upload', owner(), purpose, file.name, file.size, file.lastModified].join(':'),
      removeFingerprintOnSuccess: true,
      onBeforeRequest: async (request) => {
        const token = await accessToken();
        if (token) request.setHeader('authorization', `Bearer ${token}`);
      },
      onProgress: (sent, total) => {
        watch();
        onPercent(Math.floor((sent / total) * 100));
      },
      onSuccess: () => {
        end();
        resolve(upload.url?.split('/').at(-1) ?? '');
      },
      onError: (error) => {
        void goOn(error).catch((reason) => {
          end();
          reject(reason);
        });
      },
    });

    const goOn = async (error: Error) => {
      clearTimeout(stalled);
      const response = error instanceof DetailedError ? error.originalResponse : null;
      const status = response?.getStatus() ?? 0;
      if (status !== 0 && status !== 401) throw new UploadFailure(readReason(response?.getBody() ?? ''));
      onOffline(true);
      if (status === 401 && !(await renewedToken().catch(() => undefined))) loseSession();
      await lineBack(signal);
      if (!signal.aborted) start();
    };

    const stop = () => {
      end();
      // What was sent of a stopped one is taken away there too; if that fails, the server's housekeeping does it.
      upload.abort(signal.reason !== paused).catch(() => {});
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop);

    void upload
      .findPreviousUploads()
      .catch(() => [])
      .then(([previous]) => {
        if (previous) upload.resumeFromPreviousUpload(previous);
        if (!signal.aborted) start();
      });
  });
}

const owner = () => session.current().user?.id ?? '';

const lineBack = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      leaveSession();
      window.removeEventListener('online', stop);
      signal.removeEventListener('abort', stop);
      resolve();
    };
    const timer = setTimeout(stop, again);
    const leaveSession = session.subscribe(() => session.isAuthenticated && stop());
    window.addEventListener('online', stop);
    signal.addEventListener('abort', stop);
  });

/** The server's own words about it; whatever else came back (a proxy's page, say) has none. */
function readReason(body: string): UploadReason {
  try {
    const { code, params } = problemShape.parse(JSON.parse(body));
    const refused = code === 'media.refused' ? mediaRefusedParams.safeParse(params).data : undefined;
    return refused ?? { problem: code, params };
  } catch {
    return { problem: 'something-went-wrong', params: {} };
  }
}
