import type { TownLook } from '@psifida/contract/content/look';
import { glassVariables, usualLook } from '@psifida/contract/content/look-tones';
import { useLayoutEffect } from 'react';

/**
 * R-LOOK-04: over what the style sheets say; nothing is set for the usual look. Answers a key for the scene: its texts were
 * fitted in other typefaces, so it begins anew when these change.
 */
export function useLook(look: TownLook | undefined): string {
  const variables = JSON.stringify(look ? glassVariables(look) : {});
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const set: Record<string, string> = JSON.parse(variables);
    for (const [name, value] of Object.entries(set)) style.setProperty(`--${name}`, value);
    return () => {
      for (const name of Object.keys(set)) style.removeProperty(`--${name}`);
    };
  }, [variables]);
  const { headings, text } = look ?? usualLook;
  return `${headings} ${text}`;
}
