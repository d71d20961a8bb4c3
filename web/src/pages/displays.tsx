import { Button } from '@mantine/core';
import { type Display, displayStates } from '@psifida/contract/content/display';
import type { JoinedWall } from '@psifida/contract/content/joined-wall';
import { isSystemId, systemIds } from '@psifida/contract/registry/systems';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { CareDialog } from '../features/displays/care/care-dialog.tsx';
import { DisplayCard } from '../features/displays/display-card.tsx';
import { DisplayDialog } from '../features/displays/display-dialog.tsx';
import { displaysQuery, useDisplayChanges, wallsQuery } from '../features/displays/display-queries.ts';
import { PlayerAddress } from '../features/displays/player-address.tsx';
import { RevokeDialog } from '../features/displays/revoke-dialog.tsx';
import { ShowSomethingHere } from '../features/displays/show-here.tsx';
import { byUrgency } from '../features/displays/urgency.ts';
import { WallDialog } from '../features/displays/walls/wall-dialog.tsx';
import { WallList } from '../features/displays/walls/wall-list.tsx';
import { systemsToJoin } from '../features/displays/walls/wall-values.ts';
import { LookButton } from '../features/look/look-dialog.tsx';
import { useSystemName } from '../features/systems/registry.tsx';
import { useSession } from '../session/session.ts';
import { Banner, ProblemBanner } from '../ui/banner.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { useSearchParams } from '../ui/link.tsx';
import toolbar from '../ui/list-toolbar.module.css';
import { LongGrid } from '../ui/long-grid.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Coming } from '../ui/placeholder.tsx';
import { FilterSelect } from '../ui/search-field.tsx';
import { SizePreview } from './size-preview.tsx';

const everyone = 'everyone';
const newOne = 'new';

/** Every display of the town. The filters are in the address, and so is the code that a display's QR brings along. */
export default function Displays() {
  const t = useTranslations();
  const locale = useLocale();
  const systemName = useSystemName();
  const { may } = useSession();
  const mayEdit = may('edit');
  const [params, setParams] = useSearchParams();
  const filter = {
    system: isSystemId(params.system) ? params.system : undefined,
    state: displayStates.find((state) => state === params.state),
  };
  const query = useQuery(displaysQuery);
  const { data } = query;
  const { identify } = useDisplayChanges();
  const [adding, setAdding] = useState(!!params.code);
  const [editing, setEditing] = useState<string | null>(null);
  const [caring, setCaring] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<Display | null>(null);
  /** A wall as it was when it was opened, or a new one. */
  const [joining, setJoining] = useState<JoinedWall | typeof newOne | null>(null);
  const walls = useQuery(wallsQuery).data ?? [];
  const [previewed, setPreviewed] = useState(false);
  const [said, setSaid] = useState('');
  const [fresh, setFresh] = useState<string | null>(null);

  const edited = data?.find(({ id }) => id === editing) ?? null;
  const mayJoin = systemsToJoin(systemIds.filter((id) => may('edit', id)));
  const mine = data?.filter(({ system }) => may('edit', system)) ?? [];
  const cared = mine.find(({ id }) => id === caring) ?? null;
  const shown = byUrgency(
    data?.filter(
      ({ system, state }) =>
        (!filter.system || filter.system === system) && (!filter.state || filter.state === state),
    ) ?? [],
    locale,
    // The one that an address names is seen without looking for it.
    fresh ?? params.display ?? null,
  );
  const closeDialog = () => {
    setAdding(false);
    setEditing(null);
    if (params.code) setParams({ code: undefined });
  };
  const add = mayEdit && (
    <Button leftSection={<Icon name="plus" />} onClick={() => setAdding(true)}>
      {t('displays.add')}
    </Button>
  );

  return (
    <>
      <PageHeader
        title={t('titles.displays')}
        intro={t('displays.intro')}
        badge={
          !!data?.length &&
          t('displays.summary', {
            count: data.length,
            good: data.filter(({ state }) => state === 'green').length,
          })
        }
        action={
          <>
            {may('administer') && <LookButton onSaved={() => setSaid(t('look.saved'))} />}
            {mine.some(({ system }) => mayJoin.some((id) => id === system)) && (
              <Button variant="default" onClick={() => setJoining(newOne)}>
                {t('walls.open')}
              </Button>
            )}
            {mine.length > 0 && (
              <Button variant="default" onClick={() => setCaring(everyone)}>
                {t('care.openMany')}
              </Button>
            )}
            {!!data?.length && add}
          </>
        }
      />
      <div role="status">{said && <Banner tone="good">{said}</Banner>}</div>
      {identify.error && <ProblemBanner error={identify.error} />}
      <Coming query={query} heights={[480]} />
      {data?.length === 0 && (
        <EmptyState
          scene="system1b"
          title={t('displays.empty')}
          action={
            <div className="shape-line">
              {add}
              <ShowSomethingHere />
            </div>
          }
        >
          {mayEdit && <p>{t('displays.emptyOpen')}</p>}
          {mayEdit && <PlayerAddress withCopy />}
          <p>{t(mayEdit ? 'displays.emptyCode' : 'displays.emptyView')}</p>
        </EmptyState>
      )}
      {!!data?.length && walls.length > 0 && (
        <WallList
          walls={walls}
          displays={data}
          mayEdit={({ system }) => may('edit', system)}
          onEdit={setJoining}
        />
      )}
      {!!data?.length && (
        <div className={toolbar.filters}>
          <FilterSelect
            label={t('displays.filterSystem')}
            all={t('displays.allSystems')}
            value={filter.system}
            options={systemIds.map((id) => ({ value: id, label: systemName(id) }))}
            onChange={(system) => setParams({ system })}
          />
          <FilterSelect
            label={t('displays.filterState')}
            all={t('displays.allStates')}
            value={filter.state}
            options={displayStates.map((state) => ({ value: state, label: t(`displays.states.${state}`) }))}
            onChange={(state) => setParams({ state })}
          />
        </div>
      )}
      {!!data?.length && shown.length === 0 && (
        <EmptyState
          scene="system4"
          title={t('displays.nothingFound')}
          action={
            <Button variant="default" onClick={() => setParams({ system: undefined, state: undefined })}>
              {t('displays.clearFilters')}
            </Button>
          }
        >
          <p>{t('displays.nothingFoundText')}</p>
        </EmptyState>
      )}
      {shown.length > 0 && (
        <LongGrid ids={shown.map(({ id }) => id)} cardWidth={900} rowHeight={290} label={t('displays.list')}>
          {(id) => {
            const display = shown.find((one) => one.id === id);
            const wall = walls.find(({ places }) => places.some((place) => place.display === id));
            return (
              display && (
                <DisplayCard
                  display={display}
                  fresh={display.id === fresh}
                  mayEdit={may('edit', display.system)}
                  wall={wall}
                  onWall={() => setJoining(wall ?? null)}
                  onIdentify={() => identify.mutate({ params: { id: display.id } })}
                  onEdit={() => setEditing(display.id)}
                  onCare={() => setCaring(display.id)}
                  onRevoke={() => setRevoking(display)}
                />
              )
            );
          }}
        </LongGrid>
      )}
      <DisplayDialog
        display={edited}
        systems={systemIds.filter((id) => may('edit', id))}
        code={params.code}
        preview={(of) => <SizePreview key={of.system} {...of} onOpened={setPreviewed} />}
        covered={previewed}
        opened={mayEdit && (adding || !!edited)}
        onClose={closeDialog}
        onDone={({ id, name }, what) => {
          closeDialog();
          // Whatever was looked for before, what was just added is seen.
          if (what === 'paired') {
            setFresh(id);
            setParams({ code: undefined, system: undefined, state: undefined });
          }
          setSaid(t(`displays.${what}`, { name }));
        }}
      />
      <WallDialog
        walls={walls}
        wall={joining === newOne ? null : joining}
        displays={data ?? []}
        systems={mayJoin}
        opened={joining !== null}
        onClose={() => setJoining(null)}
        onDone={(name, what) => {
          setJoining(null);
          setSaid(t(`walls.done.${what}`, { name }));
        }}
      />
      <CareDialog
        displays={mine}
        from={cared}
        opened={!!cared || caring === everyone}
        onClose={() => setCaring(null)}
      />
      <RevokeDialog
        display={revoking}
        onClose={() => setRevoking(null)}
        onRevoked={({ name }) => setSaid(t('displays.revoked', { name }))}
      />
    </>
  );
}
