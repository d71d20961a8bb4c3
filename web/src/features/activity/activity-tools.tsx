import { Button } from '@mantine/core';
import { documentFields } from '@psifida/contract/content/documents';
import type { Person } from '@psifida/contract/content/presentation';
import { anonymisePerson } from '@psifida/contract/endpoints/accounts';
import {
  type ActivityAction,
  type ActivityFormat,
  activityActions,
  activityExportPath,
  activityExportTypes,
  approvalActions,
  recordedFields,
} from '@psifida/contract/endpoints/activity';
import { subjectKinds } from '@psifida/contract/kinds';
import { isSystemId, systemIds } from '@psifida/contract/registry/systems';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { readText } from '../../api/api-client.ts';
import { useChange, useRefresh } from '../../api/queries.ts';
import { fieldTexts } from '../../i18n/field-texts.ts';
import { asksApproval } from '../../lib/runtime-config.ts';
import { saveFile } from '../../lib/save-file.ts';
import { ProblemBanner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import toolbar from '../../ui/list-toolbar.module.css';
import { PeriodFields } from '../../ui/report-frame.tsx';
import { FilterSelect, SearchField } from '../../ui/search-field.tsx';
import { isDay } from '../../ui/written-field.tsx';
import { useSystemName } from '../systems/registry.tsx';
import type { ActivityFilter } from './activity-query.ts';

/** One choice of what was done: an action, or a field that a save changed. */
const ofField = 'field.';

export function activityFilter(params: Record<string, string | undefined>): ActivityFilter {
  const { search, system, action, field, by, from, until } = params;
  return {
    search: search || undefined,
    system: isSystemId(system) ? system : undefined,
    action: activityActions.find((one) => one === action),
    field: recordedFields.find((one) => one === field),
    by: by || undefined,
    from: from && isDay(from) ? from : undefined,
    until: until && isDay(until) ? until : undefined,
  };
}

type ActivityFiltersProps = {
  filter: ActivityFilter;
  people: readonly Person[];
  onChange: (changes: { [Name in keyof ActivityFilter]: string | undefined }) => void;
};

export function ActivityFilters({ filter, people, onChange }: ActivityFiltersProps) {
  const t = useTranslations('activity');
  const changed = useTranslations('history')('show');
  const locale = useLocale();
  const systemName = useSystemName();
  const nameOfField = (name: string) => {
    const of = subjectKinds.find((kind) => name in documentFields[kind]) ?? 'presentation';
    return fieldTexts(locale, { of }).ownField(name);
  };
  const isMeant = (action: ActivityAction) =>
    asksApproval() || !approvalActions.some((one) => one === action);
  const actions = activityActions.filter(isMeant);
  return (
    <div className={toolbar.filters}>
      <SearchField
        label={t('search')}
        placeholder={t('searchHint')}
        value={filter.search}
        onChange={(search) => onChange({ search })}
      />
      <FilterSelect
        label={t('system')}
        all={t('allSystems')}
        value={filter.system}
        options={systemIds.map((id) => ({ value: id, label: systemName(id) }))}
        onChange={(system) => onChange({ system })}
      />
      <FilterSelect
        label={t('action')}
        all={t('allActions')}
        value={filter.field ? `${ofField}${filter.field}` : filter.action}
        options={[
          {
            group: changed,
            items: recordedFields.map((name) => ({ value: `${ofField}${name}`, label: nameOfField(name) })),
          },
          { group: t('action'), items: actions.map((action) => ({ value: action, label: t(action) })) },
        ]}
        onChange={(value) =>
          value?.startsWith(ofField)
            ? onChange({ action: undefined, field: value.slice(ofField.length) })
            : onChange({ action: value, field: undefined })
        }
      />
      <FilterSelect
        label={t('by')}
        all={t('everyone')}
        value={filter.by}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(by) => onChange({ by })}
      />
      <PeriodFields
        open
        from={filter.from ?? ''}
        until={filter.until ?? ''}
        onChange={({ from, until }) => onChange({ from: from || undefined, until: until || undefined })}
      />
    </div>
  );
}

export function Anonymise({ person, onDone }: { person: Person; onDone: () => void }) {
  const t = useTranslations('activity');
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useChange(anonymisePerson, {
    onSuccess: async () => {
      // Any page may show the name.
      await refresh();
      onDone();
    },
    onSettled: () => setAsking(false),
  });
  return (
    <>
      {error && <ProblemBanner error={error} />}
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('anonymise.open')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('anonymise.title', { name: person.name })}
        go={t('anonymise.go')}
        loading={isPending}
        onStay={() => setAsking(false)}
        onGo={() => mutate({ body: { id: person.id } })}
      >
        <p>{t('anonymise.text')}</p>
      </ConfirmDialog>
    </>
  );
}

export function ExportActivity({ filter }: { filter: ActivityFilter }) {
  const t = useTranslations('activity');
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (format: ActivityFormat) =>
      saveFile({
        name: `activity.${format}`,
        type: activityExportTypes[format],
        text: await readText(activityExportPath, { format, ...filter }),
      }),
  });
  return (
    <>
      {error && <ProblemBanner error={error} />}
      {(['csv', 'jsonl'] as const).map((format) => (
        <Button
          key={format}
          variant="default"
          leftSection={<Icon name="download" />}
          loading={isPending}
          onClick={() => mutate(format)}
        >
          {t(`export.${format}`)}
        </Button>
      ))}
    </>
  );
}
