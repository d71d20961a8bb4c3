import {
  closestCenter,
  DndContext,
  type DragEndEvent,
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
import type { ButtonHTMLAttributes, CSSProperties, HTMLAttributes, ReactNode } from 'react';
import { useReadOnly } from './read-only.ts';

export type SortableTexts = {
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

/** Reordering by pointer and by keyboard, told to screen readers in the page's language. */
export function SortableList({ ids, onMove, texts, children }: SortableListProps) {
  const sensors = useSensors(
    // A few pixels first: a click on what can be dragged stays a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const positionOf = (id: UniqueIdentifier | undefined) => ids.indexOf(String(id)) + 1;

  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), positionOf(over.id) - 1);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: texts.instructions },
        announcements: {
          onDragStart: ({ active }) => texts.start(positionOf(active.id)),
          onDragOver: ({ over }) => (over ? texts.over(positionOf(over.id)) : undefined),
          onDragEnd: ({ active, over }) => texts.end(positionOf(over?.id ?? active.id)),
          onDragCancel: () => texts.cancel,
        },
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
  item: { ref: (node: HTMLElement | null) => void; style: CSSProperties; dragging: boolean };
  /** For the button that is held, by pointer or keyboard. */
  handle: ButtonHTMLAttributes<HTMLButtonElement> & { ref: (node: HTMLElement | null) => void };
  /** For what may be held by pointer as well, such as the picture. */
  surface: HTMLAttributes<HTMLElement>;
};

export function useSortableItem(id: string): SortableParts {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: useReadOnly() });
  const onPointerDown = listeners?.onPointerDown as HTMLAttributes<HTMLElement>['onPointerDown'];
  return {
    item: {
      ref: setNodeRef,
      dragging: isDragging,
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
