import { Button } from '@mantine/core';
import { addressOf, addressOfItem } from '@psifida/contract/registry/addresses';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { regions } from '../../../i18n/catalogues.ts';
import { list } from '../../../i18n/requirement-texts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { AppLink } from '../../../ui/link.tsx';
import { ItemUses } from '../item-uses.tsx';
import type { ItemEditor } from './use-item-editor.ts';

const namedAtMost = 3;

/** R-CONT-11: where a change will be seen, said before anything is changed, each a step away. */
export function UsedBanner({ editor: { usedIn, dishes } }: { editor: ItemEditor }) {
  const t = useTranslations('library.used');
  const shell = useTranslations('shell');
  const hints = useTranslations('hints');
  const locale = useLocale();
  const [shown, setShown] = useState(false);
  if (usedIn.length + dishes.length === 0) return null;
  const uses = usedIn.length
    ? usedIn.map(({ id, system, title }) => ({
        title,
        to: addressOf({ screen: 'presentation-edit', system, id }),
      }))
    : dishes.map(({ id, title }) => ({ title, to: addressOfItem({ kind: 'dish', id }) }));
  const named = uses.slice(0, namedAtMost);
  const more = uses.length - named.length;
  const parts = new Intl.ListFormat(regions[locale]).formatToParts([
    ...named.map(({ to }) => to),
    ...(more > 0 ? [hints('more', { count: String(more) })] : []),
  ]);
  const titles = () =>
    parts.map(({ type, value }) => {
      const use = type === 'element' && named.find(({ to }) => to === value);
      return use ? (
        <AppLink key={value} to={use.to}>
          {use.title[locale]}
        </AppLink>
      ) : (
        value
      );
    });
  const where = list(locale, [
    ...(usedIn.length ? [t('inPresentations', { count: usedIn.length })] : []),
    ...(dishes.length ? [t('inDishes', { count: dishes.length })] : []),
  ]);
  return (
    <Banner
      tone="info"
      role="note"
      actions={
        <Button size="sm" variant="default" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? shell('close') : t('show')}
        </Button>
      }
    >
      <p>
        {usedIn.length
          ? t.rich('banner', { where, titles, count: usedIn.length })
          : t.rich('bannerDishes', { where, titles })}
      </p>
      {shown && <ItemUses presentations={usedIn} dishes={dishes} />}
    </Banner>
  );
}
