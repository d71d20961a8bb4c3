import { Box, NativeSelect, TextInput } from '@mantine/core';
import {
  languageModes,
  notInCodes,
  pairingCodeLength,
  typedCode,
  type YouAreHere,
} from '@psifida/contract/content/display';
import { hasReach } from '@psifida/contract/content/panel';
import type { Size } from '@psifida/contract/registry/check';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useDisplayTags } from '../../api/display-tags.ts';
import { useProblemText } from '../../i18n/problem-text.ts';
import { list } from '../../i18n/requirement-texts.ts';
import { Switch } from '../../ui/switch.tsx';
import { TagsField } from '../../ui/tags-field.tsx';
import { WrittenField } from '../../ui/written-field.tsx';
import { useSystem, useSystemName } from '../systems/registry.tsx';
import classes from './display-form.module.css';
import type { DisplayField, DisplayValues } from './display-values.ts';
import { type GlassMeasures, GlassOnPaper } from './glass-on-paper.tsx';
import { YouAreHereField } from './you-are-here-field.tsx';

/** `problem`: the fault is the whole request's, and its text is the longer one. */
type Faults = Partial<
  Record<DisplayField, { code: string; params: Record<string, unknown>; problem?: boolean }>
>;

type DisplayFieldsProps = {
  values: DisplayValues;
  systems: readonly SystemId[];
  withCode: boolean;
  faults: Faults;
  screen: Size | null;
  preview: (of: GlassMeasures & { system: SystemId; youAreHere: YouAreHere }) => ReactNode;
  onChange: (field: DisplayField, value: DisplayValues[DisplayField]) => void;
};

type Event = { currentTarget: { value: string } };

export function DisplayFields(props: DisplayFieldsProps) {
  const { values, systems, withCode, faults, screen, preview, onChange } = props;
  const t = useTranslations('displayForm');
  const tags = useTranslations('tags');
  const installations = useTranslations('installations');
  const locale = useLocale();
  const texts = useProblemText();
  const systemName = useSystemName();
  const { installation } = useSystem(values.system);
  const stands = hasReach(installation);
  const foreign = notInCodes(values.code);
  const error = (field: DisplayField) => {
    if (field === 'code' && foreign.length > 0)
      return t('codeForeign', { letters: list(locale, foreign), count: foreign.length });
    const fault = faults[field];
    if (!fault) return undefined;
    return fault.problem ? texts.problem('display.code-unknown') : texts.field(fault.code, fault.params);
  };
  const input = (
    field: Exclude<
      DisplayField,
      'audio' | 'quietFrom' | 'quietUntil' | 'system' | 'languageMode' | 'tags' | 'youAreHere'
    >,
  ) => ({
    id: `display-${field}`,
    size: 'md',
    value: values[field],
    error: error(field),
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as const satisfies string[],
    onChange: ({ currentTarget }: Event) =>
      onChange(
        field,
        field === 'code' ? typedCode(currentTarget.value).slice(0, pairingCodeLength) : currentTarget.value,
      ),
  });
  const measure = { inputMode: 'numeric', type: 'number', required: true } as const;

  return (
    <>
      {withCode && (
        <TextInput
          {...input('code')}
          label={t('code')}
          description={t('codeHint')}
          required
          autoComplete="off"
          spellCheck={false}
          classNames={{ input: classes.code }}
          data-autofocus
        />
      )}
      <div className={classes.pair}>
        <TextInput {...input('name')} label={t('name')} description={t('nameHint')} required />
        <TextInput {...input('place')} label={t('place')} description={t('placeHint')} />
      </div>
      <TagsField
        id="display-tags"
        label={t('tags')}
        hint={tags('displayHint')}
        error={error('tags')}
        value={values.tags}
        known={useDisplayTags().tags}
        onChange={(next) => onChange('tags', next)}
      />
      <div className={classes.pair}>
        <NativeSelect
          label={t('system')}
          value={values.system}
          onChange={({ currentTarget }) => onChange('system', currentTarget.value as DisplayValues['system'])}
          data={systems.map((id) => ({ value: id, label: systemName(id) }))}
        />
        <NativeSelect
          label={t('languageMode')}
          value={values.languageMode}
          onChange={({ currentTarget }) =>
            onChange('languageMode', currentTarget.value as DisplayValues['languageMode'])
          }
          data={languageModes.map((mode) => ({ value: mode, label: t(`modes.${mode}`) }))}
        />
      </div>
      <fieldset className={classes.group}>
        <Box component="legend" mb={12} fw={600}>
          {t('usual', { installation: installations(`${installation}.name`) })}
        </Box>
        <div className={classes.pair}>
          <TextInput {...input('widthMm')} {...measure} label={t('width')} />
          <TextInput {...input('viewingDistanceMm')} {...measure} label={t('distance')} />
        </div>
        {stands && (
          <div className={classes.pair}>
            <TextInput
              {...input('lowerEdgeMm')}
              {...measure}
              required={false}
              label={t('lowerEdge')}
              description={t('lowerEdgeHint')}
            />
          </div>
        )}
        <GlassOnPaper
          {...{ values, screen, installation }}
          preview={(measures) =>
            preview({ ...measures, system: values.system, youAreHere: values.youAreHere ?? {} })
          }
        />
      </fieldset>
      {installation !== 'wall' && (
        <fieldset className={classes.group}>
          <Box component="legend" mb={12} fw={600}>
            {t('visit')}
          </Box>
          <div className={classes.pair}>
            <TextInput
              {...input('idleSeconds')}
              {...measure}
              label={t('idleSeconds')}
              description={t('idleHint')}
            />
            <TextInput
              {...input('warningSeconds')}
              {...measure}
              label={t('warningSeconds')}
              description={t('warningHint')}
            />
          </div>
        </fieldset>
      )}
      {installation === 'totem' && (
        <fieldset className={classes.group}>
          <Box component="legend" mb={12} fw={600}>
            {t('youAreHere')}
          </Box>
          <YouAreHereField
            key={values.system}
            system={values.system}
            value={values.youAreHere ?? {}}
            onChange={(next) => onChange('youAreHere', next)}
          />
        </fieldset>
      )}
      <div>
        <Switch checked={values.audio} onChange={(audio) => onChange('audio', audio)}>
          {t('audio')}
        </Switch>
        <Box component="p" mt={4} className="shape-note">
          {t('audioHint')}
        </Box>
      </div>
      {values.audio && (
        <fieldset className={classes.group}>
          <Box component="legend" mb={12} fw={600}>
            {t('loudness')}
          </Box>
          <div className={classes.pair}>
            <TextInput {...input('volume')} {...measure} label={t('volume')} description={t('volumeHint')} />
            <TextInput
              {...input('quietVolume')}
              {...measure}
              required={false}
              label={t('quietVolume')}
              description={t('quietHint')}
            />
          </div>
          <div className={classes.pair}>
            {(['quietFrom', 'quietUntil'] as const).map((field) => (
              <WrittenField
                key={field}
                as="hour"
                label={t(field)}
                value={values[field]}
                error={error(field)}
                onChange={(hour) => onChange(field, hour)}
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
