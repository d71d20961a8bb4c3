import * as accounts from './accounts.ts';
import * as activity from './activity.ts';
import * as approvals from './approvals.ts';
import * as calendar from './calendar.ts';
import * as demo from './demo.ts';
import * as displays from './displays.ts';
import type { AnyEndpoint } from './endpoint.ts';
import * as find from './find.ts';
import * as firstDay from './first-day.ts';
import * as icons from './icons.ts';
import * as languages from './languages.ts';
import * as library from './library.ts';
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

/** Every call of the product API by name; OpenAPI is made from this list. */
export const endpoints = {
  readRegistry: registry.readRegistry,
  readOverview: systems.readOverview,
  readCalendar: calendar.readCalendar,
  findEverything: find.findEverything,
  readFirstDay: firstDay.readFirstDay,
  announcePresence: presence.announcePresence,
  listPresence: presence.listPresence,
  listPresentations: presentations.listPresentations,
  createPresentation: presentations.createPresentation,
  findPresentation: presentations.findPresentation,
  savePresentation: presentations.savePresentation,
  activatePresentation: presentations.activatePresentation,
  deactivatePresentation: presentations.deactivatePresentation,
  selectPresentations: presentations.selectPresentations,
  changePresentations: presentations.changePresentations,
  movePresentation: presentations.movePresentation,
  duplicatePresentation: presentations.duplicatePresentation,
  deletePresentation: presentations.deletePresentation,
  listRevisions: presentations.listRevisions,
  findRevision: presentations.findRevision,
  restoreRevision: presentations.restoreRevision,
  listSharedPreviews: sharedPreviews.listSharedPreviews,
  sharePreview: sharedPreviews.sharePreview,
  revokeSharedPreview: sharedPreviews.revokeSharedPreview,
  openSharedPreview: sharedPreviews.openSharedPreview,
  listLanguageDoubts: languages.listLanguageDoubts,
  readDocumentLanguages: languages.readDocumentLanguages,
  sayLanguagesRight: languages.sayLanguagesRight,
  listItems: library.listItems,
  findItem: library.findItem,
  createItem: library.createItem,
  saveItem: library.saveItem,
  replaceItem: library.replaceItem,
  selectItems: library.selectItems,
  changeItems: library.changeItems,
  deleteItem: library.deleteItem,
  listItemRevisions: library.listItemRevisions,
  findItemRevision: library.findItemRevision,
  restoreItemRevision: library.restoreItemRevision,
  exportItems: library.exportItems,
  importItems: library.importItems,
  listApprovals: approvals.listApprovals,
  findApproval: approvals.findApproval,
  askForApproval: approvals.askForApproval,
  approve: approvals.approve,
  sendBack: approvals.sendBack,
  withdrawApproval: approvals.withdrawApproval,
  listDisplays: displays.listDisplays,
  readGlass: displays.readGlass,
  listDisplayTags: displays.listDisplayTags,
  pairDisplay: displays.pairDisplay,
  editDisplay: displays.editDisplay,
  revokeDisplay: displays.revokeDisplay,
  identifyDisplay: displays.identifyDisplay,
  listReleases: displays.listReleases,
  returnToRelease: displays.returnToRelease,
  endReturn: displays.endReturn,
  listEmergencies: displays.listEmergencies,
  sendEmergency: displays.sendEmergency,
  endEmergency: displays.endEmergency,
  askForCode: player.askForCode,
  claimToken: player.claimToken,
  readOwnDisplay: player.readOwnDisplay,
  readRelease: player.readRelease,
  readReleaseNews: player.readReleaseNews,
  reportHealth: player.reportHealth,
  deliverShown: past.deliverShown,
  listPastDisplays: past.listPastDisplays,
  lookBack: past.lookBack,
  reportShown: past.reportShown,
  eraseFromPast: past.eraseFromPast,
  deliverVisits: visits.deliverVisits,
  readCounting: visits.readCounting,
  switchCounting: visits.switchCounting,
  eraseVisits: visits.eraseVisits,
  reportVisits: visits.reportVisits,
  listActivity: activity.listActivity,
  listActivityPeople: activity.listActivityPeople,
  listAccounts: accounts.listAccounts,
  addAccount: accounts.addAccount,
  changeAccount: accounts.changeAccount,
  switchAccount: accounts.switchAccount,
  resetAccount: accounts.resetAccount,
  listPeople: accounts.listPeople,
  makeNameless: accounts.makeNameless,
  readOwnAccount: accounts.readOwnAccount,
  changeOwnName: accounts.changeOwnName,
  changeOwnPassword: accounts.changeOwnPassword,
  endOwnSession: accounts.endOwnSession,
  endOtherSessions: accounts.endOtherSessions,
  proposeSecondFactor: accounts.proposeSecondFactor,
  setSecondFactor: accounts.setSecondFactor,
  removeSecondFactor: accounts.removeSecondFactor,
  listMedia: media.listMedia,
  selectMedia: media.selectMedia,
  listMediaTags: media.listMediaTags,
  changeManyMedia: media.changeManyMedia,
  findMedia: media.findMedia,
  editMedia: media.editMedia,
  replaceMediaFile: media.replaceMediaFile,
  setMediaPoster: media.setMediaPoster,
  deleteMedia: media.deleteMedia,
  readUploadLimits: media.readUploadLimits,
  listUploads: media.listUploads,
  findUpload: media.findUpload,
  retryUpload: media.retryUpload,
  checkNewsLink: news.checkNewsLink,
  readNews: news.readNews,
  readDemo: demo.readDemo,
  removeDemo: demo.removeDemo,
  readTakeHomeRecipe: takeHome.readTakeHomeRecipe,
  readIcons: icons.readIcons,
} satisfies Record<string, AnyEndpoint>;
