import { Button, Group } from '@mantine/core';
import type { Display } from '@psifida/contract/content/display';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePersonName } from '../../i18n/person-name.ts';
import { troubleWords } from '../../i18n/trouble-words.ts';
import { useWhen } from '../../i18n/when.ts';
import { useSession } from '../../session/session.ts';
import { ProblemBanner } from '../../ui/banner.tsx';
import classes from './display-card.module.css';
import { contactQuery, useDisplayChanges } from './display-queries.ts';

const stepsOf = {
  new: ['power', 'address', 'network'],
  silent: ['power', 'network', 'restart'],
  fetching: ['network', 'fetch-again', 'restart'],
  behind: ['reload', 'fetch-again', 'restart'],
  storage: ['fetch-again', 'room'],
  browser: ['update'],
} as const;
type Cause = keyof typeof stepsOf;

type Trouble = Pick<Display, 'state' | 'glass' | 'since' | 'health' | 'task'>;

/** What it reported since its trouble began explains more than the glass alone. */
export function causeOf({ glass, since, health }: Trouble): Cause {
  if (glass === 'new' || glass === 'silent') return glass;
  const reported = health?.errors.filter(({ at }) => at >= since).map(({ code }) => troubleWords(code)) ?? [];
  const known = (['browser', 'storage'] as const).find((cause) => reported.includes(cause));
  return known ?? (glass === 'fetching' ? glass : 'behind');
}

/** Whoever has taken it on keeps it until it is back, also while it is only amber. */
export const isTask = ({ state, task }: Trouble): boolean => state === 'red' || task?.backAt === null;

type DisplayTaskProps = { display: Display; mayEdit: boolean; onCare: () => void };

export function DisplayTask({ display, mayEdit, onCare }: DisplayTaskProps) {
  const t = useTranslations('displayTask');
  const care = useTranslations('care');
  const nameOf = usePersonName();
  const when = useWhen();
  const { user } = useSession();
  const { takeOn } = useDisplayChanges();
  const { data: contact } = useQuery(contactQuery);
  const { id, name, task } = display;
  const cause = causeOf(display);
  const onIt = task?.backAt === null ? task : null;
  const isMine = onIt?.by.id === user?.id;
  const take = (taken: boolean) => takeOn.mutate({ params: { id }, body: { taken } });
  return (
    <section className={classes.task} aria-label={t('title', { name })}>
      <p>
        <strong>{t(`causes.${cause}`)}</strong>
      </p>
      <ol>
        {stepsOf[cause].map((step) => (
          <li key={step}>
            {step === 'reload' || step === 'fetch-again'
              ? t('steps.remote', { what: care(`kinds.${step}`) })
              : t(`steps.${step}`)}
          </li>
        ))}
      </ol>
      <p>{contact ? t('call', { contact }) : t('callNobody')}</p>
      <p role="status">
        {onIt &&
          (isMine
            ? t('mine', { when: when(onIt.at) })
            : t('theirs', { name: nameOf(onIt.by), when: when(onIt.at) }))}
      </p>
      {takeOn.error && <ProblemBanner error={takeOn.error} />}
      {mayEdit && (
        <Group gap={8}>
          <Button
            size="sm"
            variant={onIt ? 'default' : 'filled'}
            loading={takeOn.isPending}
            aria-label={`${t(isMine ? 'drop' : onIt ? 'takeOver' : 'take')}: ${name}`}
            onClick={() => take(!isMine)}
          >
            {t(isMine ? 'drop' : onIt ? 'takeOver' : 'take')}
          </Button>
          {cause !== 'new' && cause !== 'silent' && (
            <Button size="sm" variant="default" onClick={onCare}>
              {care('open')}
            </Button>
          )}
        </Group>
      )}
    </section>
  );
}
