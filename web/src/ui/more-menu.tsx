import { ActionIcon, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type MoreMenuProps = {
  label: string;
  /** `page` stands among a page's buttons, `card` on a picture, `row` in a list. */
  on: keyof typeof looks;
  children: ReactNode;
};

const looks = {
  page: { variant: 'default', size: 42 },
  card: { variant: 'default', size: 36 },
  row: { variant: 'subtle', color: 'slate', size: 36 },
} as const;

/** What can be done besides the obvious. */
export function MoreMenu({ label, on, children }: MoreMenuProps) {
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon {...looks[on]} aria-label={label}>
          <Icon name="dots" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
