import type { ScreenId } from '@psifida/contract/registry/addresses';
import type { el } from './el.ts';
import type { Shape } from './shape.ts';

/** English plain and warm; the specification's own texts where it gives them. */
export const en = {
  shell: {
    skip: 'Skip to the content',
    systems: 'Systems',
    home: 'Home',
    logOut: 'Log out',
    logOutFailed: 'Logout failed, request returned an error code.',
    switchLanguage: 'Ελληνικά',
    switchLanguageTag: 'ΕΛ',
    mainNavigation: 'Main',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    menu: 'Menu',
    breadcrumbs: 'You are here',
    partners: 'Partners',
    signedInAs: 'Signed in as {name}',
    toStart: 'to the systems',
    colourMode: 'Colours',
    light: 'Light',
    dark: 'Dark',
    auto: 'Like the computer',
    close: 'Close',
    retry: 'Try again',
    showMore: 'Show more',
    loading: 'Loading',
    backToSystems: 'Back to systems',
    newBuild: 'A newer version is ready. What you have typed is kept.',
    newBuildReload: 'Load it now',
    newBuildLater: 'Later',
  },
  titles: {
    'systems-overview': 'What the town sees today',
    login: 'Sign in',
    'media-library': 'Media',
    'system-home': '{system}',
    'presentation-list':
      '{viewing, select, table {All table-top presentations} other {Digital presentations}}',
    'presentation-add': 'New presentation',
    'presentation-edit': 'Edit presentation',
    'table-view-edit': 'Table view',
    'puzzle-view-edit': 'Puzzle view',
    'recipe-add': 'New recipe',
    'recipe-edit': 'Edit recipe',
    'recipe-list': 'All recipes',
    'dish-add': 'New dish',
    'dish-edit': 'Edit dish',
    'dish-list': 'Dishes and products',
  } satisfies Record<ScreenId, string>,
  notFound: {
    title: 'Page not found',
    text: 'Sorry, the page you are looking for does not exist',
    presentationTitle: 'This presentation does not exist',
    presentationText: 'It may have been deleted, or the address may be incomplete.',
    toList: 'All presentations of this system',
  },
  notAllowed: {
    title: 'You may look here, but not change anything',
    text: 'Your account may see the presentations of {system}. To add or edit them it needs the right to edit; whoever looks after the accounts can give it to you.',
    titleView: 'Your account has no access yet',
    textView:
      'You are signed in, but your account may not see this tool yet. Whoever looks after the accounts can change that.',
    back: 'Back to {system}',
  },
  failure: {
    title: 'This page could not be shown',
    generic: 'Something went wrong, please try again later!',
    offline:
      'There is no connection to the server. What you have typed is still here; try again when the connection is back.',
    reload: 'Load the page again',
  },
  session: {
    endedTitle: 'Your session has ended',
    endedText: 'Sign in again to go on where you were. What you have typed stays on the page.',
    signInAgain: 'Sign in again',
    blockedText:
      'The browser did not let the sign-in window open. You can sign in on a page of its own: what you have typed is kept and will be here when you come back.',
    leave: 'Go to the sign-in page',
    cancelledText: 'The sign-in window was closed before it was finished. Please try again.',
  },
  unsaved: {
    title: 'You have changes that are not saved',
    text: 'If you leave now, what you have typed on this page is discarded.',
    logOutText:
      'They will not be saved. They stay in this browser and will be here when you sign in and open this page again.',
    stay: 'Stay',
    discard: 'Discard',
    restored: 'What you typed last time was still here, so it has been put back.',
    startEmpty: 'Start empty',
  },
  form: {
    summary: 'All required fields must be filled.',
    summaryFix: '{count, plural, one {One thing needs your attention} other {# things need your attention}}',
    greek: 'Greek',
    english: 'English',
    inGreek: '{field} in Greek',
    inEnglish: '{field} in English',
    bothLanguages: 'Both languages are needed: the displays show both.',
  },
  login: {
    title: 'Sign in',
    tagline: 'What citizens and visitors see on the town’s displays, totems and tables begins here.',
    username: 'Username',
    password: 'Password',
    showPassword: 'Show the password',
    capsLock: 'Caps Lock is on.',
    submit: 'Sign in',
    demoTitle: 'Accounts for trying it out',
    demoText: 'All have the password <password></password>. They exist only on this computer.',
    demoRoles:
      '{name, select, viewer {looks only} editor {makes presentations} admin {may do everything} other {}}',
    startAgain: 'Start again',
    external: 'You sign in with the account of your municipality.',
    externalFailed: 'The sign-in service does not answer at the moment. Please try again in a little while.',
    art: 'A drawn bay with a small white town',
  },
  kinds: {
    image: { title: 'Images', count: '{count, plural, one {# image} other {# images}}' },
    video: { title: 'Videos', count: '{count, plural, one {# video} other {# videos}}' },
    'image-category': {
      title: 'Image categories',
      count: '{count, plural, one {# category} other {# categories}}',
    },
    'news-links': {
      title: 'News stream',
      count: '{count, plural, one {# news stream} other {# news streams}}',
    },
    'point-title': { title: 'Point titles', count: '{count, plural, one {# title} other {# titles}}' },
    recipe: { title: 'Recipes', count: '{count, plural, one {# recipe} other {# recipes}}' },
    dish: { title: 'Dishes', count: '{count, plural, one {# dish} other {# dishes}}' },
    product: { title: 'Local products', count: '{count, plural, one {# product} other {# products}}' },
    'puzzle-image': {
      title: 'Puzzle images',
      count: '{count, plural, one {# puzzle image} other {# puzzle images}}',
    },
  },
  hints: {
    atLeast: 'at least {things}',
    fullHd: '{things} of {size} or larger',
    hd: '{things} of {size} or higher',
    inCategory: '{things}, each in a category',
    optional: 'optional',
    bothLinks: '{things}, with an RSS link in Greek and one in English',
    inBoth: 'in both languages',
    have: '{have} of {things}',
  },
  installations: {
    wall: {
      name: 'Large display',
      about:
        'A large display on a wall. It plays by itself; people stop and look, and nobody has to touch it.',
    },
    'touch-wall': {
      name: 'Touch wall',
      about:
        'A wall people touch. Each visitor opens what interests them, and the wall goes back to its start when they leave.',
    },
    totem: {
      name: 'Totem',
      about:
        'A tall column with a touch screen. Visitors find the town’s points of interest on a map and read about them.',
    },
    table: {
      name: 'Touch table',
      about:
        'A table several people use at once, from every side. What lies on it can be moved, turned and enlarged.',
    },
    'touch-display': {
      name: 'Touch display',
      about: 'A display visitors leaf through with a finger, at their own pace and in their own language.',
    },
  },
  states: {
    active: 'Active',
    inactive: 'Inactive',
    draft: 'Draft',
    draftMissing: 'Draft: {things} missing',
    complete: 'Complete, not shown yet',
    shown: 'Complete, may be shown',
  },
  when: {
    today: 'today at {time}',
    yesterday: 'yesterday at {time}',
    earlier: '{date} at {time}',
    changed: 'Changed {when} by {name}',
    created: 'Created {when} by {name}',
  },
  overview: {
    summary:
      '{date} · {systems, plural, one {# system} other {# systems}} · {active, plural, =0 {no active presentation yet} one {# active presentation} other {# active presentations}}',
    waiting: '{count, plural, one {# draft waits} other {# drafts wait}}',
    dark: '{count, plural, one {# system shows nothing yet} other {# systems show nothing yet}}',
    active: '{count, plural, =0 {Nothing active yet} one {# active} other {# active}}',
    allGood: 'All in order',
    drafts: '{count, plural, one {# draft waits: complete it} other {# drafts wait: complete them}}',
    ready:
      '{count, plural, one {# complete presentation is not active yet} other {# complete presentations are not active yet}}',
    begin: 'Make the first presentation',
    beginLater: 'No presentation yet',
    lastChange: 'Last change {when}',
    noChange: 'No changes yet',
    list: 'The eight systems',
  },
  home: {
    needs: 'What a presentation needs here',
    needsIntro:
      'A display shows a presentation once all of this is there. Until then it waits safely as a draft.',
    now: 'How it stands now',
    active: '{count, plural, one {active presentation} other {active presentations}}',
    inactive: '{count, plural, one {inactive presentation} other {inactive presentations}}',
    incomplete: '{count, plural, one {draft waits} other {drafts wait}}',
    recent: 'Last changed',
    all: 'All presentations',
    next: 'Next step',
    nextFirst: 'Nothing is shown here yet. Begin with a title; the rest can follow whenever you have time.',
    nextDrafts:
      '{count, plural, one {# draft lacks something before it can be shown. Open it to see what.} other {# drafts lack something before they can be shown. Open them to see what.}}',
    nextInactive: 'Nothing is active here yet: the displays of this system have nothing to show.',
    nextNothing: 'Everything that is active is complete. There is nothing you need to do.',
    open: 'See the drafts',
  },
  presentations: {
    add: 'New presentation',
    list: 'Presentations',
    empty: 'No presentation here yet',
    emptyText:
      'A presentation is what the displays of this system show. It begins with a title in both languages and is kept as a draft until it has {needs}.',
    emptyTextView: 'A presentation is what the displays of this system show. Nobody has made one yet.',
    count: '{count, plural, one {# presentation} other {# presentations}}, last changed first',
    countMore:
      '{count, plural, one {The last changed presentation} other {The # last changed presentations}}',
    titleField: 'Title',
    titleHint: 'Short and recognisable: it stands large on the display.',
    create: 'Create draft',
    cancel: 'Cancel',
    addIntro: 'Give it a title now. It is kept as an inactive draft, so nothing changes on the displays.',
    before: 'Before a display can show it',
    lineDone: 'Done',
    lineOpen: 'Missing',
    checklist: 'What it still needs',
    checklistDone: 'Nothing is missing',
    ready: '{done, number} of {all, number} done',
    sectionsLater:
      'The editors of the sections come with a later version. There you will {what}. Until then the presentation is kept as it is.',
    details: 'Details',
    state: 'State',
    created: 'Created',
    changed: 'Last changed',
    by: '{when}, {name}',
  },
  success: {
    created: { title: 'Successful Creation', text: 'The entry created successfully.' },
    edited: {
      title: 'Successful Editing',
      text: 'Digital presentation processing completed successfully.',
    },
  },
  unfinished: {
    label: 'Not there yet',
    text: 'This page comes with a later version. What you will do here:',
    'presentation-sections':
      'add, order and activate everything a presentation is made of, and preview it as visitors will see it',
    'table-view-edit':
      'choose how the pictures lie on the table, at which sides people stand and in which language each side begins',
    'puzzle-view-edit':
      'choose the puzzle pictures and their titles, how many pieces visitors are offered and whether pieces may be turned',
    'recipe-add': 'write a recipe in both languages, with its ingredients, its steps and one large picture',
    'recipe-edit': 'change a recipe and see beforehand in which presentations it changes',
    'recipe-list': 'find, activate and deactivate the recipes, and see where each one is used',
    'dish-add': 'describe a dish in both languages, with pictures and the local products in it',
    'dish-edit': 'change a dish and see beforehand in which presentations it changes',
    'dish-list': 'find the dishes and, in a second tab, the local products, and see where each one is used',
  },
} as const satisfies Shape<typeof el>;
