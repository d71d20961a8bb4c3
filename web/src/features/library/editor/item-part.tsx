import { Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useReadOnly } from '../../../ui/read-only.ts';
import classes from './item-editor.module.css';

type ItemPartProps = {
  id: string;
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
};

/** One part of the form: its name, what it asks for before anyone fails it (R-VAL-04), and its fields. */
export function ItemPart({ id, title, hint, action, error, children }: ItemPartProps) {
  const readOnly = useReadOnly();
  return (
    <section className={classes.part} aria-labelledby={`${id}-heading`} id={id} tabIndex={-1}>
      <Group gap="12px 32px" align="flex-start" justify="space-between" mb={16}>
        <Box flex="1 1 320px" miw={0}>
          <Box component="h2" id={`${id}-heading`} fz={22} lh={1.3}>
            {title}
          </Box>
          {hint && !readOnly && (
            <Box maw="76ch" mt={4} c="var(--ink-quiet)">
              {hint}
            </Box>
          )}
        </Box>
        {action && !readOnly && <div className="shape-line">{action}</div>}
      </Group>
      {error && (
        <Box component="p" mb={12} fw={600} c="var(--bad)">
          {error}
        </Box>
      )}
      {children}
    </section>
  );
}
