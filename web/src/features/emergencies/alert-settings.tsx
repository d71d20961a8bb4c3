import { Box, Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import {
  type AlertSettings,
  alertSettings,
  type CapGrade,
  capCategories,
  capGrades,
} from '@psifida/contract/content/cap';
import { isFieldCode } from '@psifida/contract/problems';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { ProblemBanner } from '../../ui/banner.tsx';
import { Choice, ChoiceGroup } from '../../ui/choice-group.tsx';
import { FormDialog, useSentForm } from '../../ui/sent-form.tsx';
import { alertSettingsQuery, useSaveAlertSettings } from './alert-queries.ts';

type Typed = Record<string, string>;

const gradeNames = Object.keys(capGrades) as CapGrade[];
const perSource = ['name', 'address', 'senders'] as const;
const words = (text = '') => text.split(/[\s,]+/).filter(Boolean);

/** Lists are typed as one line each; a field is called by its place in the settings. */
export const toTyped = ({
  sources,
  senders,
  certificates,
  area,
  codes,
  atLeast,
  rule,
}: AlertSettings): Typed => ({
  sources: sources.map(({ id }) => id).join(' '),
  ...Object.fromEntries(
    sources.flatMap((one) =>
      perSource.map((field) => [`${field} ${one.id}`, [one[field]].flat().join(' ')] as const),
    ),
  ),
  senders: senders.join(' '),
  certificates,
  area,
  codes: codes.join(', '),
  ...atLeast,
  categories: rule.categories.join(' '),
  from: rule.severity,
});

const toSettings = (typed: Typed) => ({
  sources: words(typed.sources).map((id) => ({
    id,
    name: typed[`name ${id}`] ?? '',
    address: (typed[`address ${id}`] ?? '').trim(),
    senders: words(typed[`senders ${id}`]),
  })),
  senders: words(typed.senders),
  certificates: typed.certificates ?? '',
  area: typed.area ?? '',
  codes: (typed.codes ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean),
  atLeast: Object.fromEntries(gradeNames.map((grade) => [grade, typed[grade]])),
  rule: { categories: words(typed.categories), severity: typed.from },
});

/** R-VAL-03: what is wrong with an entry of a list stands at the line in which it was typed. */
export const typedSettings = z.custom<Typed>().transform((typed, context): AlertSettings => {
  const settings = toSettings(typed);
  const read = alertSettings.safeParse(settings);
  for (const { path, message } of read.error?.issues ?? []) {
    const [first = '', at, field] = path.map(String);
    const source = first === 'sources' && settings.sources[Number(at)];
    const name = source ? `${field} ${source.id}` : first;
    const missing = !typed[name]?.trim();
    const code = missing ? 'field.required' : isFieldCode(message) ? message : 'field.invalid';
    context.addIssue({ code: 'custom', message: code, path: [name] });
  }
  return read.data ?? z.NEVER;
});

export function AlertSettingsButton({ onSaved }: { onSaved: () => void }) {
  const t = useTranslations('alertSettings');
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({ ...alertSettingsQuery, enabled: isOpen });
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="default" loading={isOpen && !data && !error} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && error && <ProblemBanner error={error} />}
      {isOpen && data && (
        <AlertSettingsForm
          settings={data}
          onClose={close}
          onSaved={() => {
            close();
            onSaved();
          }}
        />
      )}
    </>
  );
}

type AlertSettingsFormProps = { settings: AlertSettings; onClose: () => void; onSaved: () => void };

function AlertSettingsForm({ settings, onClose, onSaved }: AlertSettingsFormProps) {
  const t = useTranslations('alertSettings');
  const save = useSaveAlertSettings();
  const [before] = useState(() => toTyped(settings));
  const sent = useSentForm<Typed, AlertSettings>({
    schema: typedSettings,
    defaultValues: before,
    send: async (body) => {
      await save.mutateAsync({ body });
      onSaved();
    },
  });
  const { values, set, input } = sent;
  const ids = words(values.sources);
  const chosen = words(values.categories);
  const select = (name: string) => ({
    name,
    value: values[name] ?? '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      set({ [name]: currentTarget.value }),
  });
  const grades = (grade: CapGrade) =>
    capGrades[grade].map((value) => ({ value, label: t(`grades.${value}`) }));
  const toggled = (all: readonly string[], one: string) =>
    (all.includes(one) ? all.filter((other) => other !== one) : [...all, one]).join(' ');
  return (
    <FormDialog title={t('open')} go={t('save')} sent={sent} onClose={onClose}>
      <p className="shape-quiet">{t('intro')}</p>
      <ChoiceGroup legend={t('sources')}>
        <Stack gap={20} mt={8}>
          {ids.length === 0 && <p className="shape-quiet">{t('noSources')}</p>}
          {ids.map((id) => (
            <Stack key={id} gap={12}>
              <TextInput {...input(`name ${id}`)} label={t('name')} autoComplete="off" />
              <TextInput
                {...input(`address ${id}`)}
                label={t('address')}
                description={t('addressHint')}
                type="url"
                autoComplete="off"
              />
              <TextInput
                {...input(`senders ${id}`)}
                label={t('senders')}
                description={t('sendersHint')}
                autoComplete="off"
              />
              <Button
                variant="default"
                size="sm"
                aria-label={t('removeName', { name: values[`name ${id}`] ?? '' })}
                style={{ justifySelf: 'start', alignSelf: 'start' }}
                onClick={() => set({ sources: toggled(ids, id) })}
              >
                {t('remove')}
              </Button>
            </Stack>
          ))}
          <Group>
            <Button variant="default" onClick={() => set({ sources: toggled(ids, crypto.randomUUID()) })}>
              {t('add')}
            </Button>
          </Group>
        </Stack>
      </ChoiceGroup>
      <ChoiceGroup legend={t('machines')}>
        <TextInput
          mt={8}
          {...input('senders')}
          label={t('senders')}
          description={t('sendersHint')}
          autoComplete="off"
        />
      </ChoiceGroup>
      <Textarea
        {...input('certificates')}
        label={t('certificates')}
        description={t('certificatesHint')}
        rows={4}
        spellCheck={false}
      />
      <ChoiceGroup legend={t('town')}>
        <Stack gap={16} mt={8}>
          <TextInput {...input('area')} label={t('area')} description={t('areaHint')} autoComplete="off" />
          <TextInput {...input('codes')} label={t('codes')} description={t('codesHint')} autoComplete="off" />
          <Box className="shape-pair">
            {gradeNames.map((grade) => (
              <NativeSelect
                key={grade}
                {...select(grade)}
                label={t(`atLeast.${grade}`)}
                data={grades(grade)}
              />
            ))}
          </Box>
        </Stack>
      </ChoiceGroup>
      <ChoiceGroup legend={t('rule')} hint={t('ruleHint')}>
        {capCategories.map((one) => (
          <Choice
            key={one}
            many
            name="categories"
            checked={chosen.includes(one)}
            onChoose={() => set({ categories: toggled(chosen, one) })}
          >
            {t(`categories.${one}`)}
          </Choice>
        ))}
        <NativeSelect {...select('from')} mt={16} label={t('atLeast.severity')} data={grades('severity')} />
      </ChoiceGroup>
    </FormDialog>
  );
}
