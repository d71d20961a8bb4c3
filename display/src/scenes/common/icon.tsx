const paths = {
  next: 'M9 5l7 7-7 7',
  previous: 'M15 5l-7 7 7 7',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M20 12H5m6-7l-7 7 7 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  again: 'M19 8a8 8 0 1 0 1 6M20 4v5h-5',
  turn: 'M5 8a8 8 0 1 1-1 6M4 4v5h5',
} as const;

export type IconName = keyof typeof paths;

export const Icon = ({ name }: { name: IconName }) => (
  <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" focusable="false">
    <path
      d={paths[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
