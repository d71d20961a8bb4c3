import { Box, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { languages } from '@psifida/contract/bilingual';
import { isSame } from '@psifida/contract/content/fields';
import type { FileMetadata } from '@psifida/contract/content/media';
import { type Licence, licences, noRights, type Rights, rights } from '@psifida/contract/content/rights';
import { licenceFacts } from '@psifida/contract/content/rights-facts';
import { Fragment, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../i18n/problem-text.ts';
import { Choice } from '../../../ui/choice-group.tsx';
import { WrittenField } from '../../../ui/written-field.tsx';
import classes from './media-form.module.css';
import { Proposal } from './proposal.tsx';

type RightsFieldsProps = {
  id: string;
  value: Rights;
  /** Once it was refused, what is wrong stands at its field. */
  refused: boolean;
  /** R-RIGHTS-07: without licence and consent no display shows it. */
  required: boolean;
  /** What the file says of itself. */
  metadata: FileMetadata | null;
  onChange: (part: Partial<Rights>) => void;
};

const groupOf = (licence: Licence): 'commons' | 'other' | 'statements' => {
  if (licenceFacts[licence].credited) return 'commons';
  return licenceFacts[licence].url?.includes('rightsstatements') ? 'statements' : 'other';
};

const consents = [null, 'not-needed', 'given'] as const;

/** Closed while nobody has to look into it: few files have more than a licence. */
export function RightsFields({ id, value, refused, required, metadata, onChange }: RightsFieldsProps) {
  const t = useTranslations('rights');
  const { field } = useProblemText();
  const { licence, consent, credit, holder } = value;
  const isUnstated = isSame(value, noRights);
  const [opened, setOpened] = useState(isUnstated && !!(metadata?.credit || metadata?.copyright));
  const creditLanguage = /\p{Script=Greek}/u.test(metadata?.credit ?? '') ? 'el' : 'en';
  const given = consent?.is === 'given' ? consent : null;
  /** Of a consent that was taken back here: a wrong click loses no number. */
  const [written, setWritten] = useState(given);
  const errorAt = (...path: string[]) => {
    const issues = refused ? (rights.safeParse(value).error?.issues ?? []) : [];
    const issue = issues.find((one) => one.path.join('.') === path.join('.'));
    if (path[0] === 'holder' && issue?.message === 'field.required') return t('holderNeeded');
    return issue && field(issue.message, 'params' in issue ? (issue.params ?? {}) : {});
  };

  return (
    <details
      id={id}
      tabIndex={-1}
      className={classes.rights}
      open={opened || refused}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>
        <strong>{t('title')}</strong>{' '}
        <span>{licence ? t(`licences.${licence}`) : t(isUnstated ? 'unstated' : 'states.missing')}</span>
      </summary>
      <Stack gap={20} mt={16}>
        {required && <p className={classes.hint}>{t('required')}</p>}
        <NativeSelect
          label={t('licence')}
          withAsterisk={required}
          value={licence ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ licence: licences.find((one) => one === currentTarget.value) ?? null })
          }
          data={[
            { value: '', label: t('noLicence') },
            ...(['commons', 'other', 'statements'] as const).map((group) => ({
              group: t(`groups.${group}`),
              items: licences
                .filter((one) => groupOf(one) === group)
                .map((one) => ({ value: one, label: t(`licences.${one}`) })),
            })),
          ]}
        />
        {(['holder', 'source'] as const).map((name) => (
          <Fragment key={name}>
            <TextInput
              label={t(name)}
              description={t(`${name}Hint`)}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              error={errorAt(name)}
              value={value[name]}
              onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
            />
            {name === 'holder' && (
              <Proposal
                field={t('holder')}
                text={metadata?.copyright}
                current={holder}
                onUse={(text) => onChange({ holder: text })}
              />
            )}
          </Fragment>
        ))}
        <fieldset>
          <legend className={classes.legend}>{t('credit')}</legend>
          <p className={classes.hint}>{t('creditHint')}</p>
          <div className="shape-pair">
            {languages.map((language) => (
              <TextInput
                key={language}
                lang={language}
                label={t(`in.${language}`)}
                error={errorAt('credit', language)}
                value={credit[language]}
                onChange={({ currentTarget }) =>
                  onChange({ credit: { ...credit, [language]: currentTarget.value } })
                }
              />
            ))}
          </div>
        </fieldset>
        <Proposal
          field={t('credit')}
          text={metadata?.credit}
          current={credit[creditLanguage]}
          onUse={(text) => onChange({ credit: { ...credit, [creditLanguage]: text } })}
        />
        <fieldset>
          <legend className={classes.legend}>
            {t('consent')}
            {required && <span aria-hidden> *</span>}
          </legend>
          <Group gap="4px 24px">
            {consents.map((is) => (
              <Choice
                key={is}
                name={`${id}-consent`}
                checked={(consent?.is ?? null) === is}
                onChoose={() => {
                  if (given) setWritten(given);
                  const again = given ?? written ?? { is: 'given', paper: '', until: null };
                  onChange({ consent: is === 'given' ? again : is && { is } });
                }}
              >
                {t(`consents.${is ?? 'unstated'}`)}
              </Choice>
            ))}
          </Group>
          {given && (
            <Box className="shape-pair" mt={12}>
              <TextInput
                label={t('paper')}
                error={errorAt('consent', 'paper')}
                value={given.paper}
                onChange={({ currentTarget }) =>
                  onChange({ consent: { ...given, paper: currentTarget.value } })
                }
              />
              <WrittenField
                as="date"
                label={t('until')}
                error={errorAt('consent', 'until')}
                value={given.until ?? ''}
                onChange={(day) => onChange({ consent: { ...given, until: day || null } })}
              />
            </Box>
          )}
        </fieldset>
        <WrittenField
          as="date"
          label={t('endsOn')}
          description={t('endsHint')}
          error={errorAt('endsOn')}
          value={value.endsOn ?? ''}
          onChange={(day) => onChange({ endsOn: day || null })}
        />
      </Stack>
    </details>
  );
}
