import { Button } from '@mantine/core';
import {
  type ActivityFormat,
  activityExportPath,
  activityExportTypes,
} from '@psifida/contract/endpoints/activity';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { readText } from '../../lib/api-client.ts';
import { saveFile } from '../../lib/save-file.ts';
import { ProblemBanner } from '../../ui/banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ActivityFilter } from './activity-query.ts';

/** All that the filters leave, as a file. */
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
