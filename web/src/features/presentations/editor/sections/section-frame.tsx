import { Box, Group } from '@mantine/core';
import type { Section } from '@psifida/contract/registry/registry';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useRequirementTexts } from '../../../../i18n/requirement-texts.ts';
import head from '../../../../ui/part-head.module.css';
import { useReadOnly } from '../../../../ui/read-only.ts';

type SectionFrameProps = { section: Section; hint?: ReactNode; action?: ReactNode; children: ReactNode };

/** One section of the presentation: its name, what it asks for before anyone fails it (R-VAL-04), and its entries. */
export function SectionFrame({ section, hint, action, children }: SectionFrameProps) {
  const t = useTranslations();
  const texts = useRequirementTexts();
  const readOnly = useReadOnly();
  const id = `section-${section.kind}`;
  return (
    <Box component="section" mt="var(--section-gap, 40px)" aria-labelledby={id}>
      <Group gap="12px 32px" align="flex-end" justify="space-between" mb={16}>
        <Box flex="1 1 320px" miw={0}>
          <Box component="h2" id={id} fz={24} lh={1.3}>
            {t(`kinds.${section.kind}.title`)}
          </Box>
          <Box component="p" mt={2} c="var(--ink-quiet)">
            <span className={head.need}>{texts.hint(section)}.</span> {!readOnly && hint}
          </Box>
        </Box>
        {action && !readOnly && <div className="shape-line">{action}</div>}
      </Group>
      {children}
    </Box>
  );
}
