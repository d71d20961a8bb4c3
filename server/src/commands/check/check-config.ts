import path from 'node:path';
import { runSpeech } from '@psifida/api/media/audios/run-speech';
import { probeFolder } from '@psifida/api/media/private-files';
import type { Language } from '@psifida/contract/bilingual';
import { examineDatabase } from '@psifida/postgres/fitness';
import type { Config, Environment } from '../../config/config.ts';
import { isLoopback } from '../../config/loopback.ts';
import { readOperatorFiles } from '../../config/operator-files.ts';
import { wordsOfFetch } from '../../notices/words-of-fetch.ts';
import { littleRoom, nearestFolder, roomOf } from '../../storage/disks.ts';
import { checkBucket } from './check-bucket.ts';
import { checkKeycloak } from './check-keycloak.ts';
import { checkNotices } from './check-notices.ts';
import { type Checked, checkSettings } from './check-settings.ts';

export type Chapter = { title: string; findings: Checked[] };

const fine = (about: string): Checked => ({ about, wrong: null });
const unseen = (about: string): Checked => ({ about, wrong: null, unseen: true });
const weak = (about: string, wrong: string): Checked => ({ about, wrong, weak: true });

/** Everything around Psifida that can be looked at from here, and nothing of it changed. */
export async function checkConfig(config: Config, environment: Environment = {}): Promise<Chapter[]> {
  return [
    { title: 'Names and values', findings: await checkSettings(environment) },
    { title: 'The address people use (PUBLIC_URL)', findings: await checkPublicUrl(config) },
    { title: 'The database', findings: await checkDatabase(config) },
    {
      title: 'Images and videos',
      findings: config.s3 ? await checkBucket(config.s3) : await mediaFolder(config),
    },
    { title: 'Folders', findings: await checkFolders(config) },
    { title: 'Copies that Psifida makes by itself', findings: await checkBackups(config) },
    { title: 'Who is told when something fails', findings: await checkNotices(config.notices) },
    ...(config.speechCommand
      ? [{ title: 'Reading aloud (SPEECH_COMMAND)', findings: await checkSpeech(config.speechCommand) }]
      : []),
    { title: 'Signing in', findings: await checkSignIn(config) },
    { title: 'The brand (BRANDING_DIR)', findings: await checkBrand(config) },
  ];
}

async function checkPublicUrl({ publicUrl, trustProxy }: Config): Promise<Checked[]> {
  const { hostname } = new URL(publicUrl);
  if (isLoopback(hostname))
    return [weak('others reach it', `${publicUrl} is this machine’s own address: nobody else gets in.`)];
  const found: Checked[] = [];
  try {
    const answer = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(5_000) });
    found.push(
      answer.ok
        ? fine(`${publicUrl} answers, and its certificate is good`)
        : weak(
            'it answers',
            `${publicUrl}/healthz was answered with ${answer.status}: the proxy is there, Psifida behind it not yet.`,
          ),
    );
  } catch (error) {
    found.push(
      weak(
        'it answers',
        `${publicUrl} does not answer from here (${wordsOfFetch(error)}); that is as it should be before the proxy is started.`,
      ),
    );
  }
  found.push(
    trustProxy
      ? unseen('TRUST_PROXY names the proxy')
      : weak(
          'the proxy is named',
          'TRUST_PROXY names no proxy: behind one, everybody counts as a single address, and one person’s wrong passwords slow down all.',
        ),
  );
  return found;
}

async function checkDatabase({ databaseUrl, dataDir }: Config): Promise<Checked[]> {
  if (databaseUrl) return examineDatabase({ connectionString: databaseUrl });
  return [unseen(`embedded, in ${path.join(dataDir, 'postgres')}`)];
}

const mediaFolder = async ({ dataDir }: Config): Promise<Checked[]> => [
  unseen(`in ${path.join(dataDir, 'media')}; several processes would have to share it`),
];

async function checkFolders({ dataDir, uploadsDir }: Config): Promise<Checked[]> {
  const refused = 'uploads are refused when less than 0.3 GB would be left';
  return [
    await checkFolder('DATA_DIR', dataDir, refused),
    await checkFolder('UPLOADS_DIR', uploadsDir, refused),
  ];
}

/** `then`: what comes of it when there is little room. */
async function checkFolder(setting: string, folder: string, then: string): Promise<Checked> {
  const there = await nearestFolder(folder);
  try {
    await probeFolder(there);
    const { free } = await roomOf(there);
    const gigabytes = `${(free / 1e9).toFixed(1)} GB free`;
    return free < littleRoom
      ? weak(setting, `${folder} has only ${gigabytes}; ${then}.`)
      : fine(`${setting} ${folder} can be written to, ${gigabytes}`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return {
      about: setting,
      wrong: `${setting}: ${there} cannot be written to (${code}) by this account; give it to the account that runs Psifida.`,
    };
  }
}

/** That it is another bucket than that of the media is seen to where settings are read. */
async function checkBackups({ backups }: Config): Promise<Checked[]> {
  if (!backups)
    return [
      weak(
        'copies are made',
        'neither BACKUP_DIR nor BACKUP_BUCKET is set: Psifida makes no copies by itself.',
      ),
    ];
  return backups.to.kind === 'bucket'
    ? checkBucket(backups.to.s3, 'BACKUP_BUCKET')
    : [
        await checkFolder(
          'BACKUP_DIR',
          backups.to.folder,
          'each copy takes as much as all images and videos together',
        ),
      ];
}

/** It says a word in each language, and how large a second of it is. */
const checkSpeech = (command: string[]): Promise<Checked[]> =>
  Promise.all(
    Object.entries({ el: 'Καλώς ήρθατε.', en: 'Welcome.' }).map(async ([language, text]) => {
      const about = language === 'el' ? 'it speaks Greek' : 'it speaks English';
      try {
        const { data, extension } = await runSpeech(command, { text, language: language as Language });
        return fine(`${about}: “${text}” takes ${Math.ceil(data.length / 1024)} kB of ${extension}`);
      } catch (error) {
        return { about, wrong: `SPEECH_COMMAND: ${(error as Error).message}.` };
      }
    }),
  );

async function checkSignIn({ identity, publicUrl, roles }: Config): Promise<Checked[]> {
  const approval = roles.approve
    ? [unseen(`approval is required: editors with the role ${roles.approve} and administrators decide`)]
    : [];
  if (identity.kind === 'keycloak')
    return [...(await checkKeycloak({ ...identity, publicUrl, roles })), ...approval];
  const accounts = identity.demoAccounts
    ? weak(
        'accounts',
        'embedded, with the demonstration’s accounts, whose password is public; they are gone as soon as PUBLIC_URL is not this machine’s.',
      )
    : unseen('embedded; the first account is made with npm run accounts, the others in the browser');
  return [accounts, ...approval];
}

async function checkBrand(config: Config): Promise<Checked[]> {
  try {
    const { inventedTown, branding } = await readOperatorFiles(config);
    return [
      inventedTown
        ? weak(
            'it is your own',
            'it is that of an invented town; copy the folder branding, change what is in it and set BRANDING_DIR to the copy.',
          )
        : fine('it is your own'),
      branding.contacts
        ? fine(`people are told to write to ${branding.contacts.email}`)
        : weak(
            'contacts',
            'brand.json names no contacts: the accessibility statement and the privacy page do not say whom to ask, as the law wants.',
          ),
    ];
  } catch (error) {
    return [{ about: 'files', wrong: (error as Error).message }];
  }
}
