import * as accounts from './accounts.ts';
import * as activity from './activity.ts';
import * as alerts from './alerts.ts';
import * as approvals from './approvals.ts';
import * as bin from './bin.ts';
import * as calendar from './calendar.ts';
import * as clock from './clock.ts';
import * as demo from './demo.ts';
import * as displays from './displays.ts';
import type { AnyEndpoint } from './endpoint.ts';
import * as eventFeeds from './event-feeds.ts';
import * as find from './find.ts';
import * as firstDay from './first-day.ts';
import * as icons from './icons.ts';
import * as walls from './joined-walls.ts';
import * as languages from './languages.ts';
import * as library from './library.ts';
import * as look from './look.ts';
import * as media from './media.ts';
import * as news from './news.ts';
import * as past from './past.ts';
import * as player from './player.ts';
import * as presence from './presence.ts';
import * as presentations from './presentations.ts';
import * as registry from './registry.ts';
import * as sharedPreviews from './shared-previews.ts';
import * as systems from './systems.ts';
import * as takeHome from './take-home.ts';
import * as visits from './visits.ts';

const modules = {
  ...registry,
  ...systems,
  ...calendar,
  ...clock,
  ...find,
  ...firstDay,
  ...presence,
  ...presentations,
  ...sharedPreviews,
  ...languages,
  ...library,
  ...approvals,
  ...displays,
  ...alerts,
  ...walls,
  ...player,
  ...past,
  ...visits,
  ...activity,
  ...accounts,
  ...bin,
  ...look,
  ...media,
  ...news,
  ...eventFeeds,
  ...demo,
  ...takeHome,
  ...icons,
};

type Named = typeof modules;
type Endpoints = { [Name in keyof Named as Named[Name] extends AnyEndpoint ? Name : never]: Named[Name] };

const isEndpoint = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every call of the product API by name; OpenAPI is made from this list. */
export const endpoints = Object.fromEntries(
  Object.entries(modules).filter(([, value]) => isEndpoint(value)),
) as Endpoints;
