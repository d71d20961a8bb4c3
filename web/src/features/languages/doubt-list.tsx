import { Box, Group, Stack } from '@mantine/core';
import { languages } from '@psifida/contract/bilingual';
import type { Entry } from '@psifida/contract/content/entry';
import { type ParityDoubt, parityDoubts, partsOfPlace } from '@psifida/contract/content/parity';
import type { LanguageDoubt } from '@psifida/contract/endpoints/languages';
import { isLibraryKind } from '@psifida/contract/kinds';
import { addressOfDocument, ownerOf } from '@psifida/contract/registry/addresses';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useSayRight } from '../../api/language-queries.ts';
import { inputOf } from '../../document/faults.ts';
import { useFieldTexts } from '../../i18n/field-texts.ts';
import { languageTags } from '../../i18n/language-tags.ts';
import { usePersonName } from '../../i18n/person-name.ts';
import { useWhen } from '../../i18n/when.ts';
import { useSession } from '../../session/session.ts';
import { useErrorText } from '../../ui/banner.tsx';
import { DoubtList } from '../../ui/language-doubts.tsx';
import { AppLink, ButtonLink } from '../../ui/link.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { useSystemName } from '../systems/registry.tsx';
import classes from './doubt-list.module.css';

export function Doubts({ items }: { items: readonly LanguageDoubt[] }) {
  const t = useTranslations('parity');
  return (
    <Stack component="ul" gap={16} aria-label={t('list')}>
      {items.map((item) => (
        <DoubtItem key={item.id} item={item} />
      ))}
    </Stack>
  );
}

const languageOf = (doubts: readonly ParityDoubt[]) => {
  const found = doubts.find(({ code }) => code === 'older' || code === 'far-shorter');
  if (found && 'language' in found) return found.language;
  return doubts.some(({ code }) => code === 'greek-in-english' || code === 'numbers-differ') ? 'en' : 'el';
};

function DoubtItem({ item }: { item: LanguageDoubt }) {
  const t = useTranslations();
  const locale = useLocale();
  const systemName = useSystemName();
  const { may } = useSession();
  const { kind, document, system, title, place, text, lag, isStale } = item;
  const field = useNameOfPlace(item);
  const { row, field: name } = partsOfPlace(place);
  // Of what is in signs the words are those that it says.
  const doubts = name === 'sign' ? [{ code: 'older-than-text' as const }] : parityDoubts(text, lag, isStale);
  const at = inputOf(kind, {
    row: row ? ({ id: row } as never) : null,
    field: name,
    language: languageOf(doubts),
  });
  const address = addressOfDocument({ kind, id: document, system, at });
  const mayEdit = may('edit', isLibraryKind(kind) ? ownerOf(kind) : system);
  const what = { title: title[locale], field };
  return (
    <li className={classes.item}>
      <div>
        <h2 className={classes.title}>
          <AppLink to={address}>{title[locale]}</AppLink>
        </h2>
        <p className="shape-note">
          {[
            field,
            kind === 'media' ? t('titles.media-library') : system ? systemName(system) : t('town.name'),
          ].join(' · ')}
        </p>
      </div>
      <div className={classes.pair}>
        {languages.map((language) => (
          <Group
            component="p"
            key={language}
            lang={language}
            gap={8}
            align="flex-start"
            wrap="nowrap"
            miw={0}
          >
            <span className="shape-tag">{languageTags[language]}</span>
            <span className={classes.words}>{text[language]}</span>
          </Group>
        ))}
      </div>
      <DoubtList doubts={doubts} label={t('parity.doubts')} />
      <Group gap="8px 12px">
        <ButtonLink
          to={address}
          variant="default"
          size="sm"
          aria-label={t(mayEdit ? 'parity.openOf' : 'parity.lookOf', what)}
        >
          {t(mayEdit ? 'parity.open' : 'parity.look')}
        </ButtonLink>
        <SayRight item={item} mayEdit={mayEdit} name={`${what.title}, ${field}`} />
      </Group>
    </li>
  );
}

type SayRightProps = { item: LanguageDoubt; mayEdit: boolean; name: string };

function SayRight({ item, mayEdit, name }: SayRightProps) {
  const t = useTranslations('parity');
  const nameOf = usePersonName();
  const when = useWhen();
  const errorText = useErrorText();
  const sayRight = useSayRight();
  const { document, kind, place, text, right } = item;
  const [isRight, setRight] = useState(right !== null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isNews = isRight !== (right !== null);
  const say = async () => {
    setError(null);
    setBusy(true);
    await sayRight(document, { kind, place, text, right: !isRight }).then(() => setRight(!isRight), setError);
    setBusy(false);
  };
  return (
    <>
      {mayEdit && (
        <PlainButton
          size="sm"
          icon={isRight ? 'arrow-back-up' : 'check'}
          // Not disabled: it keeps the focus.
          aria-disabled={isBusy}
          aria-label={isRight && isNews ? undefined : t(isRight ? 'againOf' : 'rightOf', { field: name })}
          onClick={() => !isBusy && void say()}
        >
          {isRight ? t(isNews ? 'undo' : 'again') : t('right')}
        </PlainButton>
      )}
      <Box component="p" role="status" fz={14} c="var(--ink-quiet)">
        {isRight && isNews && t('said')}
        {isRight && !isNews && right && t('saidBy', { name: nameOf(right.by), when: when(right.at) })}
      </Box>
      {error !== null && (
        <Box component="p" role="alert" c="var(--bad)">
          {errorText(error)}
        </Box>
      )}
    </>
  );
}

/** 'Title', 'Point title: Text', 'Ingredients' */
function useNameOfPlace({ kind, place, entry }: LanguageDoubt): string {
  const t = useTranslations();
  const { ownField } = useFieldTexts({ of: kind });
  const { list, field } = partsOfPlace(place);
  if (entry) return `${t(`kinds.${entry}.one`)}: ${t(`fields.${field as keyof Entry & 'active'}`)}`;
  return ownField(list ?? field);
}
