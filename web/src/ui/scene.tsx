import type { SystemId } from '@psifida/contract/registry/systems';
import system1a from './covers/system1a.svg';
import system1b from './covers/system1b.svg';
import system3 from './covers/system3.svg';
import system4 from './covers/system4.svg';
import system6 from './covers/system6.svg';
import system7a from './covers/system7a.svg';
import system7b from './covers/system7b.svg';
import system8 from './covers/system8.svg';

const covers: Record<SystemId, string> = {
  system1a,
  system1b,
  system3,
  system4,
  system6,
  system7a,
  system7b,
  system8,
};

const blank = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

type SceneProps = {
  system: SystemId;
  size: { width: number; height: number };
  /** An image is on its way to this place: the cover is not loaded for that moment. */
  isWaiting?: boolean;
  className?: string | undefined;
};

export function Scene({ system, size: { width, height }, isWaiting = false, className }: SceneProps) {
  return (
    <img
      src={isWaiting ? blank : covers[system]}
      alt=""
      className={className}
      style={{ aspectRatio: `${width} / ${height}` }}
      loading="lazy"
      decoding="async"
    />
  );
}
