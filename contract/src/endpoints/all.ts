import type { AnyEndpoint } from './endpoint.ts';
import * as icons from './icons.ts';
import * as presentations from './presentations.ts';
import * as registry from './registry.ts';
import * as systems from './systems.ts';

/** Every call of the product API by name; OpenAPI is made from this list. */
export const endpoints = {
  readRegistry: registry.readRegistry,
  readOverview: systems.readOverview,
  listPresentations: presentations.listPresentations,
  createPresentation: presentations.createPresentation,
  findPresentation: presentations.findPresentation,
  readIcons: icons.readIcons,
} satisfies Record<string, AnyEndpoint>;
