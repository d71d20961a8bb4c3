import type { SystemId } from '@psifida/contract/registry/systems';
import { useEffect, useState } from 'react';
import { scenes } from '../scenes/all.ts';
import type { Scene } from '../scenes/scene.ts';

/** The scene of a system once its script is there. */
export function useScene(system: SystemId, onThrow: (error: unknown) => void): Scene | null {
  const [scene, setScene] = useState<{ system: SystemId; Scene: Scene } | null>(null);
  useEffect(() => {
    let wanted = true;
    scenes[system]().then(
      ({ default: Scene }) => wanted && setScene({ system, Scene }),
      (error) => wanted && onThrow(error),
    );
    return () => {
      wanted = false;
    };
  }, [system, onThrow]);
  return scene?.system === system ? scene.Scene : null;
}
