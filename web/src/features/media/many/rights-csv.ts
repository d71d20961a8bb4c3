import { csvOf } from '@psifida/contract/content/csv';
import type { MediaAsset } from '@psifida/contract/content/media';
import { rightsStateOf } from '@psifida/contract/content/rights-facts';
import { listMedia } from '@psifida/contract/endpoints/media';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { Locale } from 'use-intl';
import { call } from '../../../api/api-client.ts';
import { translatorOf } from '../../../i18n/made-once.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { type MediaFilter, toQuery } from '../media-queries.ts';

async function readAll(filter: MediaFilter): Promise<MediaAsset[]> {
  const all: MediaAsset[] = [];
  for (let after: string | undefined; ; ) {
    const { items, next } = await call(listMedia, { query: { ...toQuery(filter), limit: 100, after } });
    all.push(...items);
    if (!next) return all;
    after = next;
  }
}

/** Everything that matches, for whoever looks after rights. */
export async function saveRights(filter: MediaFilter, locale: Locale): Promise<void> {
  const t = translatorOf(locale);
  const now = Date.now();
  const lines = (await readAll(filter)).map(({ id, title, fileName, uses, rights }) => {
    const { licence, holder, source, credit, consent, endsOn } = rights;
    const given = consent?.is === 'given' ? consent : null;
    return [
      ...[title, fileName, t(`rights.states.${rightsStateOf(rights, now)}`)],
      ...[licence ? t(`rights.licences.${licence}`) : '', holder, source, credit.el, credit.en],
      ...[t(`rights.consents.${consent?.is ?? 'unstated'}`), given?.paper ?? '', given?.until ?? ''],
      ...[
        endsOn ?? '',
        uses,
        `${window.location.origin}${addressOf({ screen: 'media-library' })}?asset=${id}`,
      ],
    ];
  });
  const headings = [
    ...[t('media.details.name'), t('media.details.fileName'), t('rights.title')],
    ...[t('rights.licence'), t('rights.holder'), t('rights.source')],
    ...(['el', 'en'] as const).map((language) => `${t('rights.credit')} (${language.toUpperCase()})`),
    ...[t('rights.consent'), t('rights.paper'), t('rights.until'), t('rights.endsOn')],
    ...[t('media.columns.uses'), t('rights.address')],
  ];
  const name = `${locale === 'el' ? 'dikaiomata' : 'rights'}.csv`;
  saveFile({ name, type: 'text/csv', text: csvOf([headings, ...lines]) });
}
