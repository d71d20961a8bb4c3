import { Box } from '@mantine/core';
import type { Display, EmergencyDraft } from '@psifida/contract/content/display';
import { isMeantFor, isSameTag } from '@psifida/contract/content/tags';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Choice } from '../../ui/choice-group.tsx';
import classes from './emergency-form.module.css';

export type AudienceOption = Pick<Display, 'id' | 'name' | 'place' | 'tags'>;

const kinds = ['all', 'tags', 'displays'] as const;
/** For whom it is, and what was chosen among each kind: whoever changes their mind finds it again. */
export type Audience = { kind: (typeof kinds)[number]; displays: string[]; tags: string[] };
export const everyone: Audience = { kind: 'all', displays: [], tags: [] };

export const isNobody = ({ kind, ...chosen }: Audience): boolean =>
  kind !== 'all' && chosen[kind].length === 0;

export const toDraft = ({ kind, ...chosen }: Audience): Pick<EmergencyDraft, 'displays' | 'tags'> => ({
  displays: kind === 'displays' ? chosen.displays : null,
  tags: kind === 'tags' ? chosen.tags : [],
});

export const countMeant = (
  { displays, tags }: Pick<EmergencyDraft, 'displays' | 'tags'>,
  all: readonly AudienceOption[],
): number => displays?.length ?? all.filter((one) => isMeantFor(tags, one.tags)).length;

type AudienceFieldProps = {
  displays: readonly AudienceOption[];
  value: Audience;
  fault: boolean;
  onChange: (audience: Audience) => void;
};

export function AudienceField({ displays, value, fault, onChange }: AudienceFieldProps) {
  const t = useTranslations('emergencies');
  const { kind } = value;
  const every = displays.flatMap(({ tags }) => tags);
  const tags = every.filter((tag, index) => every.findIndex((one) => isSameTag(one, tag)) === index);
  const labels = { all: t('all'), tags: t('tagged'), displays: t('chosen') };
  const toggle = (of: 'displays' | 'tags', id: string) =>
    onChange({
      ...value,
      [of]: value[of].includes(id) ? value[of].filter((one) => one !== id) : [...value[of], id],
    });
  const choices = (of: 'displays' | 'tags', options: readonly { id: string; text: ReactNode }[]) => (
    <fieldset
      className={classes.displays}
      aria-label={t(of === 'tags' ? 'chooseTags' : 'choose')}
      aria-describedby="audience-fault"
    >
      {options.map(({ id, text }) => (
        <Choice
          key={id}
          name={`${of}-${id}`}
          many
          checked={value[of].includes(id)}
          onChoose={() => toggle(of, id)}
        >
          {text}
        </Choice>
      ))}
    </fieldset>
  );
  return (
    <fieldset className={classes.group} data-fault={fault || undefined}>
      <Box component="legend" mb={8} fw={600}>
        {t('audience')}
      </Box>
      {kinds
        .filter((one) => one !== 'tags' || tags.length > 0)
        .map((one) => (
          <Choice
            key={one}
            name="audience"
            checked={kind === one}
            onChoose={() => onChange({ ...value, kind: one })}
          >
            {labels[one]}
          </Choice>
        ))}
      {kind === 'tags' &&
        choices(
          'tags',
          tags
            .toSorted((one, other) => one.localeCompare(other, 'el'))
            .map((tag) => ({
              id: tag,
              text: t('tagWithCount', { tag, count: countMeant({ displays: null, tags: [tag] }, displays) }),
            })),
        )}
      {kind === 'displays' && displays.length === 0 && <p className="shape-quiet">{t('noDisplays')}</p>}
      {kind === 'displays' &&
        displays.length > 0 &&
        choices(
          'displays',
          displays.map(({ id, name, place }) => ({
            id,
            text: (
              <>
                {name}
                {place && <span className="shape-quiet">, {place}</span>}
              </>
            ),
          })),
        )}
      <p id="audience-fault" role="alert" className={classes.fault}>
        {fault && t(kind === 'tags' ? 'chooseTagAtLeast' : 'chooseAtLeast')}
      </p>
    </fieldset>
  );
}
