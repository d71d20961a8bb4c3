import { inBoth } from '../shape.ts';

export const calendar = inBoth({
  intro: [
    'Τι προβάλλεται και πότε, όπως είναι αποθηκευμένο τώρα. Όλες οι ώρες είναι σε ώρα Ελλάδας.',
    'What is shown and when, as it is saved now. All times are Greek time.',
  ],
  view: ['Διάστημα', 'Period'],
  views: { week: ['Εβδομάδα', 'Week'], month: ['Μήνας', 'Month'] },
  layout: ['Εμφάνιση', 'View'],
  layouts: { lines: ['Γραμμές', 'Lines'], list: ['Λίστα', 'List'] },
  system: ['Σύστημα', 'System'],
  allSystems: ['Όλα τα συστήματα', 'All systems'],
  before: {
    week: ['Προηγούμενη εβδομάδα', 'Previous week'],
    month: ['Προηγούμενος μήνας', 'Previous month'],
  },
  after: { week: ['Επόμενη εβδομάδα', 'Next week'], month: ['Επόμενος μήνας', 'Next month'] },
  today: ['Σήμερα', 'Today'],
  date: ['Ημερομηνία', 'Date'],
  jump: ['Μετάβαση σε ημερομηνία', 'Go to a date'],
  todayIs: ['σήμερα', 'today'],
  hours: ['{hours} ώρες', '{hours} hours'],
  clocksBack: [
    '{date}: τα ρολόγια πάνε μία ώρα πίσω· η ημέρα έχει {hours} ώρες.',
    '{date}: the clocks go back one hour; the day has {hours} hours.',
  ],
  clocksForward: [
    '{date}: τα ρολόγια πάνε μία ώρα μπροστά· η ημέρα έχει {hours} ώρες.',
    '{date}: the clocks go forward one hour; the day has {hours} hours.',
  ],
  daily: ['κάθε μέρα', 'daily'],
  allOf: { week: ['Όλη την εβδομάδα', 'All week'], month: ['Όλο τον μήνα', 'All month'] },
  always: [
    'Πάντα: {count, plural, one {# προβολή} other {# προβολές}}',
    'Always: {count, plural, one {# presentation} other {# presentations}}',
  ],
  never: {
    week: ['Όχι αυτή την εβδομάδα', 'Not this week'],
    month: ['Όχι αυτόν τον μήνα', 'Not this month'],
  },
  others: {
    week: [
      'Όχι αυτή την εβδομάδα: {count, plural, one {# προβολή} other {# προβολές}}',
      'Not this week: {count, plural, one {# presentation} other {# presentations}}',
    ],
    month: [
      'Όχι αυτόν τον μήνα: {count, plural, one {# προβολή} other {# προβολές}}',
      'Not this month: {count, plural, one {# presentation} other {# presentations}}',
    ],
  },
  gap: ['Κενό', 'Gap'],
  gaps: [
    '{count, plural, one {Ένα κενό: τότε κάποιες οθόνες, ή όλες, δεν έχουν τίποτα για προβολή.} other {# κενά: τότε κάποιες οθόνες, ή όλες, δεν έχουν τίποτα για προβολή.}}',
    '{count, plural, one {One gap: some displays, or all, have nothing to show then.} other {# gaps: some displays, or all, have nothing to show then.}}',
  ],
  moreGaps: [
    '{count, plural, one {Ακόμη ένα κενό} other {Ακόμη # κενά}}',
    '{count, plural, one {One more gap} other {# more gaps}}',
  ],
  noGap: ['Κανένα κενό', 'No gaps'],
  fill: ['Συμπλήρωση κενού: {when}', 'Fill the gap: {when}'],
  make: ['Νέο πρόγραμμα', 'New schedule'],
  makeIn: ['Νέο πρόγραμμα: {system}', 'New schedule: {system}'],
  drawHint: [
    'Σύρετε πάνω σε μια γραμμή για νέο χρόνο, μια μπάρα για μετακίνηση ή τα άκρα της για αλλαγή. Με το πληκτρολόγιο ανοίξτε μια προβολή από το όνομά της.',
    'Drag along a line for a new time, a bar to move it, or its ends to change it. With the keyboard, open a presentation by its name.',
  ],
  chooseTitle: ['Τι θα προβληθεί;', 'What is to be shown?'],
  chooseText: ['{system}: προβολή {when}', '{system}: to be shown {when}'],
  choose: ['Προβολή', 'Presentation'],
  draft: ['{title} (ανενεργή)', '{title} (inactive)'],
  none: ['Το σύστημα δεν έχει ακόμη προβολές.', 'The system has no presentations yet.'],
  goOn: ['Συνέχεια', 'Continue'],
  newOne: ['Νέα προβολή', 'New presentation'],
  drawer: ['Πρόγραμμα: {title}', 'Schedule: {title}'],
  whole: ['Άνοιγμα της προβολής', 'Open the presentation'],
  events: ['Εκδηλώσεις', 'Events'],
  showEvents: ['Εμφάνιση εκδηλώσεων', 'Show events'],
  noEvents: {
    week: ['Καμία εκδήλωση αυτή την εβδομάδα', 'No events this week'],
    month: ['Καμία εκδήλωση αυτόν τον μήνα', 'No events this month'],
  },
  empty: ['Καμία ενεργή προβολή', 'No active presentations'],
});
