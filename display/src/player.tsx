import { CalmPicture } from './calm/calm-picture.tsx';
import { PlaceName } from './calm/place-name.tsx';
import { useBranding } from './use-branding.ts';

/** What is on the glass. With nothing to show that is the calm picture, never an empty or a technical page. */
export function Player() {
  const branding = useBranding();
  return (
    <main>
      <CalmPicture />
      {branding && <PlaceName name={branding.municipality} />}
    </main>
  );
}
