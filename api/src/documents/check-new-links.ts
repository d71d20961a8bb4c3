import type { Language } from '@psifida/contract/bilingual';
import { languages } from '@psifida/contract/bilingual';
import { toFeedAddress } from '@psifida/contract/content/news-links';
import type { Person } from '@psifida/contract/content/presentation';
import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import { Problem } from '@psifida/contract/problem';
import type { FieldIssue } from '@psifida/contract/problem-shape';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { findRow } from './presentation.store.ts';

/** Fetches a link and refuses it in its language's own words; news gives it, app.ts hands it over. */
export type CheckLink = (person: string, link: { language: Language; url: string }) => Promise<unknown>;

/** R-VAL-06: each link has given news before it is shown. Outside the transaction: a foreign server may be slow. */
export async function checkNewLinks(
  { db, checkLink }: { db: Kysely<Tables>; checkLink: CheckLink },
  { content: { entries }, by, at }: { content: PresentationContent; by: Person; at: FieldIssue['path'] },
): Promise<void> {
  const links = entries.flatMap((entry, index) =>
    entry.kind === 'news-links' && entry.active
      ? languages.map((language) => ({
          language,
          url: entry.links[language],
          path: [...at, 'entries', index, 'links', language],
        }))
      : [],
  );
  // What is no address is refused with everything else that is unfinished; nobody is asked for it.
  const wanted = links.filter(({ url }) => toFeedAddress(url) === url);
  if (!wanted.length) return;
  const known = await db
    .selectFrom('news_feed')
    .select('url')
    .where(
      'url',
      'in',
      wanted.map(({ url }) => url),
    )
    .where('ok_at', 'is not', null)
    .execute();
  const unknown = wanted.filter(({ url }) => !known.some((feed) => feed.url === url));
  const found = await Promise.all(
    unknown.map(({ language, url, path }) =>
      checkLink(by.id, { language, url }).then(
        (): FieldIssue[] => [],
        (error: unknown) => {
          if (!(error instanceof Problem) || !error.issues.length) throw error;
          return error.issues.map((issue) => ({ ...issue, path }));
        },
      ),
    ),
  );
  if (found.flat().length) throw new Problem('input.invalid', {}, found.flat());
}

type Save = {
  system: SystemId;
  id: string;
  version: number;
  content: PresentationContent;
  active: boolean;
  by: Person;
};

/** The same for a save; what will be refused anyway is not worth asking a foreign server for. */
export const checkLinksToSave = async (
  deps: { db: Kysely<Tables>; checkLink: CheckLink },
  { system, id, version, content, active, by }: Save,
): Promise<void> => {
  if (!active || !content.entries.some(({ kind }) => kind === 'news-links')) return;
  if ((await findRow(deps.db, { system, id })).version === version)
    await checkNewLinks(deps, { content, by, at: ['content'] });
};
