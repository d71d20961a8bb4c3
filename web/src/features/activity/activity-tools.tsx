import { Button } from '@mantine/core';
import type { Person } from '@psifida/contract/content/presentation';
import { anonymisePerson } from '@psifida/contract/endpoints/accounts';
import {
  type ActivityAction,
  type ActivityFormat,
  activityActions,
  activityExportPath,
  activityExportTypes,
  approvalActions,
} from '@psifida/contract/endpoints/activity';
import { systemIds } from '@psifida/contract/registry/systems';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readText } from '../../api/api-client.ts';
import { useChange, useRefresh } from '../../api/queries.ts';
import { asksApproval } from '../../lib/runtime-config.ts';
import { saveFile } from '../../lib/save-file.ts';
import { ProblemBanner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from '../../ui/list-toolbar.module.css';
import { FilterSelect } from '../../ui/search-field.tsx';
import { useSystemName } from '../systems/registry.tsx';
import type { ActivityFilter } from './activity-query.ts';

type ActivityFiltersProps = {
  filter: ActivityFilter;
  people: readonly Person[];
  onChange: (changes: Record<keyof ActivityFilter, string | undefined>) => void;
};

export function ActivityFilters({ filter, people, onChange }: ActivityFiltersProps) {
  const t = useTranslations('activity');
  const systemName = useSystemName();
  const isMeant = (action: ActivityAction) =>
    asksApproval() || !approvalActions.some((one) => one === action);
  const actions = activityActions.filter(isMeant);
  const set = (name: keyof ActivityFilter) => (value: string | undefined) =>
    onChange({ system: filter.system, action: filter.action, by: filter.by, [name]: value });
  return (
    <div className={classes.filters}>
      <FilterSelect
        label={t('system')}
        all={t('allSystems')}
        value={filter.system}
        options={systemIds.map((id) => ({ value: id, label: systemName(id) }))}
        onChange={set('system')}
      />
      <FilterSelect
        label={t('action')}
        all={t('allActions')}
        value={filter.action}
        options={actions.map((action) => ({ value: action, label: t(action) }))}
        onChange={set('action')}
      />
      <FilterSelect
        label={t('by')}
        all={t('everyone')}
        value={filter.by}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={set('by')}
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
