import { Skeleton } from '@mantine/core';
import { sceneFor } from '@psifida/art/scenes';
import { otherLanguage } from '@psifida/contract/content/bilingual';
import type { PresentationSummary } from '@psifida/contract/content/presentation';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useLocale, useTranslations } from 'use-intl';
import { useWhen } from '../../i18n/when.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { AppLink } from '../../ui/link.tsx';
import classes from './presentation-card.module.css';
import { Completeness, PresentationState, stateOf } from './presentation-state.tsx';

type PresentationCardProps = { presentation: PresentationSummary; mayEdit: boolean; level: 2 | 3 };

/** Recognised by its cover, then by its titles; then how complete it is, and who touched it last. */
export function PresentationCard({ presentation, mayEdit, level }: PresentationCardProps) {
  const t = useTranslations('when');
  const locale = useLocale();
  const other = otherLanguage(locale);
  const when = useWhen();
  const Heading = `h${level}` as const;
  const { id, system, title, modifiedAt, modifiedBy } = presentation;
  return (
    <article className={classes.card} data-interactive={mayEdit || undefined}>
      <div className={classes.cover} data-state={stateOf(presentation)}>
        <Drawing svg={sceneFor(system, { width: 640, height: 360, seed: id })} className={classes.picture} />
        <span className={classes.state}>
          <PresentationState presentation={presentation} />
        </span>
      </div>
      <div className={classes.words}>
        <Heading className={classes.title}>
          {mayEdit ? (
            <AppLink to={addressOf({ screen: 'presentation-edit', system, id })} className={classes.link}>
              {title[locale]}
            </AppLink>
          ) : (
            title[locale]
          )}
        </Heading>
        <p className={classes.second} lang={other}>
          {title[other]}
        </p>
        <p className={classes.completeness} data-state={stateOf(presentation)}>
          <Completeness presentation={presentation} />
        </p>
        <p className={classes.changed}>{t('changed', { when: when(modifiedAt), name: modifiedBy.name })}</p>
      </div>
    </article>
  );
}

export function PresentationCardPlaceholder() {
  return (
    <div className={classes.card} aria-hidden>
      <div className={classes.cover}>
        <Skeleton height="100%" radius={0} />
      </div>
      <div className={classes.words}>
        <Skeleton height={26} width="75%" />
        <Skeleton height={22} width="60%" mt={4} />
        <Skeleton height={22} width="85%" mt={12} />
        <Skeleton height={20} width="70%" mt="auto" />
      </div>
    </div>
  );
}
