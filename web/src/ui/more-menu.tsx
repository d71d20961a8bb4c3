import { ActionIcon, Menu } from '@mantine/core';
import {
  memo,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from './icon.tsx';

type MoreMenuProps = {
  label: string;
  /** `page` stands among a page's buttons, `card` on an image, `row` in a list. */
  on: keyof typeof looks;
  /** What needs more than it was given is a component of its own: it is drawn while the menu is open. */
  children: ReactNode;
};

const looks = {
  page: { variant: 'default', size: 42 },
  card: { variant: 'default', size: 36 },
  row: { variant: 'subtle', color: 'slate', size: 36 },
} as const;

/**
 * What can be done besides the obvious. A closed menu costs more than anything else on a card, and few are ever opened:
 * until then there is its button alone, which stays the same one afterwards and keeps the focus.
 */
export function MoreMenu({ label, on, children }: MoreMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isWanted, setWanted] = useState(false);
  // It begins closed: only so does it learn where the focus goes back to.
  const [isThere, setThere] = useState(false);
  useLayoutEffect(() => {
    if (isWanted) setThere(true);
  }, [isWanted]);
  const opened = isWanted && isThere;
  return (
    <>
      <MoreButton {...{ id, label, on, opened }} ref={button} onClick={setWanted} />
      {(isWanted || isThere) && (
        <Menu id={id} opened={opened} onChange={setWanted} position="bottom-end" shadow="md">
          <Menu.Target>
            <Standing button={button} />
          </Menu.Target>
          <Menu.Dropdown>{children}</Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}

type MoreButtonProps = Pick<MoreMenuProps, 'label' | 'on'> & {
  id: string;
  opened: boolean;
  onClick: (change: (isWanted: boolean) => boolean) => void;
  ref: Ref<HTMLButtonElement>;
};

/** Memoised: not rendered with the menu's items. */
const MoreButton = memo(function MoreButton({ label, on, id, opened, onClick, ref }: MoreButtonProps) {
  return (
    <ActionIcon
      {...looks[on]}
      ref={ref}
      id={id}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={opened}
      aria-controls={opened ? `${id}-dropdown` : undefined}
      onClick={() => onClick((isWanted) => !isWanted)}
    >
      <Icon name="dots" />
    </ActionIcon>
  );
});

type Button = HTMLButtonElement | null;
/** The button to the menu, which finds its place by it: drawn already. */
function Standing({ button, ref }: { button: RefObject<Button>; ref?: Ref<Button> }) {
  useImperativeHandle<Button, Button>(ref, () => button.current, [button]);
  return null;
}
