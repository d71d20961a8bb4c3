import type { Branding } from '@psifida/contract/branding';
import { CalmPicture } from './calm-picture.tsx';
import { PlaceName } from './place-name.tsx';

/** With nothing to show: the calm picture and the municipality's name, never an empty or a technical page. */
export function Calm({ branding }: { branding: Branding | null }) {
  return (
    <>
      <CalmPicture />
      {branding && <PlaceName name={branding.municipality} />}
    </>
  );
}
