import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { Button, TextInput } from '@mantine/core';
import {
  type ButtonHTMLAttributes,
  type CSSProperties,
  type HTMLAttributes,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogFoot } from './confirm-dialog.tsx';
import { Icon } from './icon.tsx';
import { useReadOnly } from './read-only.ts';
import classes from './sortable-list.module.css';

type SortableTexts = {
  instructions: string;
  start: (position: number) => string;
  over: (position: number) => string;
  end: (position: number) => string;
  cancel: string;
};

type SortableListProps = {
  ids: readonly string[];
  onMove: (id: string, to: number) => void;
  texts: SortableTexts;
  children: ReactNode;
};

/** What is told while something moves. `now` is asked each time: the list may have changed since it was drawn. */
export function announcementsOf(now: () => Pick<SortableListProps, 'ids' | 'texts'>): Announcements {
  const positionOf = (id: UniqueIdentifier | undefined) => now().ids.indexOf(String(id)) + 1;
  // Lifting something is at once followed by 'over its own place', which would silence that it was lifted.
  let lifted = false;
  return {
    onDragStart: ({ active }) => {
      lifted = true;
      return now().texts.start(positionOf(active.id));
    },
    onDragOver: ({ active, over }) => {
      if (!over || (lifted && over.id === active.id)) return undefined;
      lifted = false;
      return now().texts.over(positionOf(over.id));
    },
    onDragEnd: ({ active, over }) => now().texts.end(positionOf(over?.id ?? active.id)),
    onDragCancel: () => now().texts.cancel,
  };
}

const alongTheRow: Partial<Record<string, 1 | -1>> = { [KeyboardCode.Left]: -1, [KeyboardCode.Right]: 1 };

/** Where an arrow leads: as it points, and at the end of a row of cards on to the row that follows, or came before. */
export const nextPlace: KeyboardCoordinateGetter = (event, details) => {
  const pointed = sortableKeyboardCoordinates(event, details);
  const by = alongTheRow[event.code];
  const { active, over, collisionRect, droppableRects } = details.context;
  if (pointed || !by || !active) return pointed;
  const ids: UniqueIdentifier[] = active.data.current?.sortable.items ?? [];
  const rect = droppableRects.get(ids[ids.indexOf(over?.id ?? active.id) + by] ?? '');
  // Rows of one each have no sides to go to.
  return rect && rect.left !== collisionRect?.left ? { x: rect.left, y: rect.top } : undefined;
};

export function SortableList({ ids, onMove, texts, children }: SortableListProps) {
  const sensors = useSensors(
    // A few pixels first: a click on what can be dragged stays a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextPlace }),
  );
  const now = useRef({ ids, texts });
  useLayoutEffect(() => {
    now.current = { ids, texts };
  });

  const [announcements] = useState(() => announcementsOf(() => now.current));
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: texts.instructions },
        announcements,
      }}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

export type SortableParts = {
  /** For the element that moves. */
  item: { ref: (node: HTMLElement | null) => void; style: CSSProperties; 'data-dragging': true | undefined };
  /** For the button that is held, by pointer or keyboard. */
  handle: ButtonHTMLAttributes<HTMLButtonElement> & { ref: (node: HTMLElement | null) => void };
  /** For what may be held by pointer as well, such as the image. */
  surface: HTMLAttributes<HTMLElement>;
};

export function useSortableItem(id: string): SortableParts {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: useReadOnly() });
  const onPointerDown = listeners?.onPointerDown as HTMLAttributes<HTMLElement>['onPointerDown'];
  return {
    item: {
      ref: setNodeRef,
      'data-dragging': isDragging || undefined,
      style: {
        ...(transform && { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` }),
        transition,
      },
    },
    handle: {
      ref: setActivatorNodeRef,
      'aria-describedby': attributes['aria-describedby'],
      ...(listeners as ButtonHTMLAttributes<HTMLButtonElement>),
    },
    surface: onPointerDown ? { onPointerDown } : {},
  };
}

export function useSortableTexts(count: number): SortableTexts {
  const t = useTranslations('editor.drag');
  const all = String(count);
  return {
    instructions: t('instructions'),
    start: (position) => t('start', { position: String(position) }),
    over: (position) => t('over', { position: String(position), all }),
    end: (position) => t('end', { position: String(position), all }),
    cancel: t('cancel'),
  };
}

/** In the place of a list that holds nothing yet. */
export function EmptyList({ children }: { children: ReactNode }) {
  const t = useTranslations('editor');
  const readOnly = useReadOnly();
  return <p className="shape-empty">{readOnly ? t('emptyToRead') : children}</p>;
}

type DragHandleProps = { handle: SortableParts['handle']; name: string; title?: string };

export function DragHandle({ handle, name, title }: DragHandleProps) {
  const t = useTranslations('editor.drag');
  const readOnly = useReadOnly();
  // Its column stays: what stands beside it keeps its place.
  if (readOnly) return <span />;
  return (
    <button
      type="button"
      {...handle}
      className={classes.handle}
      aria-label={t('handle', { name })}
      title={title}
    >
      <Icon name="grip-vertical" />
    </button>
  );
}

type MoveDialogProps = {
  opened: boolean;
  name: string;
  position: number;
  all: number;
  onClose: () => void;
  /** Counts from 0. */
  onMove: (to: number) => void;
};

export function MoveDialog({ opened, name, position, all, onClose, onMove }: MoveDialogProps) {
  const t = useTranslations();
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = Number(typed ?? position);
  const isPosition = Number.isInteger(wanted) && wanted >= 1 && wanted <= all;
  const close = () => {
    setTyped(null);
    onClose();
  };
  const go = () => {
    if (!isPosition) return;
    onMove(wanted - 1);
    close();
  };
  return (
    <Dialog opened={opened} onClose={close} title={t('editor.moveTitle', { name })}>
      <TextInput
        data-autofocus
        inputMode="numeric"
        label={t('editor.movePosition', { all: String(all) })}
        value={typed ?? String(position)}
        error={!isPosition}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && go()}
      />
      <DialogFoot onStay={close}>
        <Button onClick={go} disabled={!isPosition}>
          {t('editor.move')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
