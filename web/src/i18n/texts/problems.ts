import type { Language } from '@psifida/contract/bilingual';
import type { NewsRefusal } from '@psifida/contract/content/news-refusal';
import type { FieldCode, ProblemCode } from '@psifida/contract/problems';

/** One text per refusal: what happened, and what to do next. Nobody is shown the server's own `title`. */
export const problemTexts = {
  el: {
    'input.invalid': 'Κάποια στοιχεία δεν είναι σωστά. Δείτε τις υποδείξεις δίπλα στα πεδία.',
    'input.not-json': 'Παρουσιάστηκε πρόβλημα. Δοκιμάστε ξανά αργότερα.',
    'input.too-large':
      'Όσα στείλατε είναι περισσότερα απ’ όσα γίνονται δεκτά. Μικρύνετέ τα και δοκιμάστε ξανά.',
    'input.unsupported-type': 'Αυτό το είδος αρχείου δεν γίνεται δεκτό.',
    'input.malformed-request': 'Παρουσιάστηκε πρόβλημα. Δοκιμάστε ξανά αργότερα.',
    'input.headers-too-large': 'Παρουσιάστηκε πρόβλημα. Δοκιμάστε ξανά αργότερα.',
    'sign-in.required': 'Για να συνεχίσετε, συνδεθείτε.',
    'sign-in.expired': 'Η σύνδεσή σας έληξε. Συνδεθείτε ξανά για να συνεχίσετε.',
    'sign-in.not-trusted': 'Η σύνδεσή σας δεν αναγνωρίστηκε. Συνδεθείτε ξανά.',
    'sign-in.wrong-credentials': 'Το όνομα χρήστη ή ο κωδικός πρόσβασης δεν είναι σωστά.',
    'sign-in.wrong-code':
      'Ο κωδικός μίας χρήσης δεν είναι σωστός ή έχει ήδη χρησιμοποιηθεί. Γράψτε αυτόν που δείχνει τώρα η εφαρμογή.',
    'sign-in.one-time-over': 'Ο προσωρινός κωδικός πρόσβασης έληξε. Ζητήστε νέον από έναν διαχειριστή.',
    'sign-in.locked':
      'Έγιναν πολλές αποτυχημένες προσπάθειες. Δοκιμάστε ξανά {minutes, plural, =0 {σε {seconds, plural, one {# δευτερόλεπτο} other {# δευτερόλεπτα}}} one {σε # λεπτό} other {σε # λεπτά}}.',
    'sign-in.abandoned': 'Αυτή η σύνδεση έμεινε ανοιχτή πολλή ώρα ή ολοκληρώθηκε αλλού. Ξεκινήστε ξανά.',
    'sign-in.busy': 'Πολλοί συνδέονται αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγα δευτερόλεπτα.',
    'not-allowed': 'Ο λογαριασμός σας δεν έχει αυτό το δικαίωμα.',
    'town.others':
      'Δεν άλλαξε τίποτα: οι ανακοινώσεις και οι εκδηλώσεις αφορούν όλο τον δήμο, ενώ ο λογαριασμός σας επεξεργάζεται μόνο ορισμένα συστήματα.',
    'system.others':
      'Δεν άλλαξε τίποτα: ανήκει στο σύστημα «{system}», που ο λογαριασμός σας δεν το επεξεργάζεται.',
    'not-found': 'Αυτό που ζητήσατε δεν υπάρχει.',
    'method-not-allowed': 'Παρουσιάστηκε πρόβλημα. Δοκιμάστε ξανά αργότερα.',
    'account.not-found': 'Αυτός ο λογαριασμός δεν υπάρχει. Μπορεί να έχει διαγραφεί.',
    'account.demo': 'Οι λογαριασμοί επίδειξης δεν αλλάζουν.',
    'account.replaces-demo':
      'Αυτό είναι όνομα λογαριασμού επίδειξης. Ο νέος λογαριασμός θα πάρει τη θέση του: εκείνος θα διαγραφεί και όσοι έχουν συνδεθεί με αυτόν θα αποσυνδεθούν.',
    'account.last-administrator':
      'Είναι ο τελευταίος διαχειριστής με δικό του κωδικό. Ορίστε πρώτα άλλον διαχειριστή, που να έχει συνδεθεί μία φορά.',
    'accounts.elsewhere': 'Οι λογαριασμοί τηρούνται στην υπηρεσία σύνδεσης του δήμου.',
    'person.oneself': 'Το δικό σας όνομα μπορεί να το αφαιρέσει μόνο άλλος διαχειριστής.',
    'presentation.not-found': 'Αυτή η προβολή δεν υπάρχει. Μπορεί να έχει διαγραφεί.',
    'presentation.changed-elsewhere':
      'Κάποιος άλλος αποθήκευσε αυτή την προβολή στο μεταξύ. Όσα γράψατε είναι ακόμη εδώ.',
    'presentation.incomplete': 'Η προβολή δεν μπορεί να είναι ενεργή όσο της λείπει κάτι.',
    'presentation.last-active': 'Απαιτείται τουλάχιστον 1 ενεργή προβολή.',
    'presentation.last-active-delete':
      'Αυτή η προβολή δεν μπορεί να διαγραφεί. Απαιτείται τουλάχιστον 1 ενεργή προβολή.',
    'shared-preview.over': 'Αυτός ο σύνδεσμος έχει λήξει ή ανακληθεί.',
    'shared-preview.too-many':
      'Η προβολή έχει ήδη πολλούς συνδέσμους που ισχύουν. Ανακαλέστε πρώτα όσους δεν χρειάζονται πια.',
    'item.not-found': 'Αυτή η καταχώριση δεν υπάρχει. Μπορεί να έχει διαγραφεί.',
    'item.changed-elsewhere':
      'Κάποιος άλλος αποθήκευσε αυτή την καταχώριση στο μεταξύ. Όσα γράψατε είναι ακόμη εδώ.',
    'item.incomplete': 'Η καταχώριση δεν μπορεί να είναι ενεργή όσο της λείπει κάτι.',
    'item.in-use':
      'Δεν μπορείτε να προχωρήσετε στη διαγραφή: η καταχώριση χρησιμοποιείται. Αντικαταστήστε την πρώτα με άλλη.',
    'item.last-active': 'Απαιτείται τουλάχιστον 1 ενεργή καταχώριση. Ενεργοποιήστε πρώτα μια άλλη.',
    'item.import-refused': 'Τίποτα δεν εισήχθη: κάποιες γραμμές έχουν λάθη. Διορθώστε τις ή παραλείψτε τις.',
    'display.not-found': 'Αυτή η οθόνη δεν υπάρχει. Μπορεί να έχει αποσυνδεθεί.',
    'display.changed-elsewhere':
      'Κάποιος άλλος άλλαξε αυτή την οθόνη στο μεταξύ. Δείτε πώς είναι τώρα και επαναλάβετε τις αλλαγές σας.',
    'display.code-unknown': 'Καμία οθόνη δεν δείχνει αυτόν τον κωδικό. Ελέγξτε τον: αλλάζει κάθε 15 λεπτά.',
    'display.too-many-temporary':
      'Έχετε ήδη ανοιχτά {atMost} παράθυρα που είναι οθόνες. Κλείστε όσα δεν χρειάζεστε και δοκιμάστε ξανά σε ένα λεπτό.',
    'display.not-paired': 'Αυτή η οθόνη δεν είναι συνδεδεμένη.',
    'display.no-image': 'Δεν έχει ληφθεί ακόμη εικόνα από αυτή την οθόνη. Ζητήστε μία.',
    'wall.not-found': 'Αυτός ο τοίχος οθονών δεν υπάρχει πια. Οι οθόνες του μπορεί να έχουν διαχωριστεί.',
    'wall.changed-elsewhere':
      'Κάποιος άλλος άλλαξε στο μεταξύ αυτόν τον τοίχο οθονών. Όσα γράψατε είναι ακόμη εδώ και δεν έχουν αποθηκευτεί.',
    'instruction.not-found': 'Αυτή η εντολή δεν υπάρχει πια.',
    'instruction.nobody-can':
      'Καμία από αυτές τις οθόνες δεν μπορεί να το κάνει τώρα. Επιλέξτε άλλες, ή κάτι άλλο.',
    'instruction.too-many': 'Εικόνες λαμβάνονται από {atMost} οθόνες το πολύ κάθε φορά. Επιλέξτε λιγότερες.',
    'event-feed.too-many': 'Τα ημερολόγια είναι ήδη 20. Αφαιρέστε πρώτα ένα.',
    'release.not-found': 'Αυτή η έκδοση δεν υπάρχει πια.',
    'release.erased':
      'Σε αυτή την έκδοση έχει σβηστεί κάτι, γι’ αυτό δεν μπορείτε να την επαναφέρετε. Επιλέξτε άλλη.',
    'release.rights-ended':
      'Τα δικαιώματα ενός αρχείου της έκδοσης έχουν λήξει ή άλλαξε η λήξη τους, οπότε δεν μπορείτε να επιστρέψετε σε αυτήν. Επιλέξτε άλλη.',
    'past.not-found': 'Δεν υπάρχει σε καμία παλαιότερη έκδοση. Μπορεί να έχει ήδη σβηστεί.',
    'past.still-there':
      'Υπάρχει ακόμη στις προβολές, στα πολυμέσα ή σε κάποια οθόνη. Διαγράψτε το πρώτα από εκεί και μετά σβήστε το από τις παλαιότερες εκδόσεις.',
    'past.period-impossible':
      'Αυτό το διάστημα δεν ισχύει: το τέλος είναι πριν από την αρχή ή ξεπερνά τα τρία χρόνια. Διορθώστε τις ημερομηνίες.',
    'release.not-held':
      'Αυτή η έκδοση δεν περιμένει πια: τη δείχνουν ήδη όλες οι οθόνες, ή υπάρχει νεότερη. Δείτε τι ισχύει τώρα.',
    'release.ends-return': 'Τίποτα δεν άλλαξε: η αλλαγή θα τερμάτιζε την επαναφορά προηγούμενης έκδοσης.',
    'release.leaves-gaps': 'Τίποτα δεν άλλαξε: κάποιες ώρες οι οθόνες δεν θα είχαν τι να δείξουν.',
    'release.takes-off': 'Τίποτα δεν άλλαξε: κάτι που προβάλλεται τώρα θα έφευγε από τις οθόνες.',
    'approval.required':
      'Τίποτα δεν άλλαξε: ό,τι δείχνουν οι οθόνες αλλάζει μόνο με έγκριση. Ανοίξτε την προβολή, τη συνταγή, το έδεσμα ή το προϊόν, κάντε εκεί την αλλαγή και ζητήστε έγκριση, ή απευθυνθείτε σε όποιον εγκρίνει.',
    'approval.not-needed': 'Δεν χρειάζεται έγκριση: οι οθόνες δεν δείχνουν κάτι από αυτό. Αποθηκεύστε το.',
    'approval.not-found': 'Αυτό το αίτημα έγκρισης δεν υπάρχει.',
    'approval.own': 'Το ζητήσατε εσείς· αποφασίζει κάποιος άλλος.',
    'approval.others': 'Το έχει ζητήσει κάποιος άλλος· μόνο εκείνος μπορεί να το αποσύρει.',
    'approval.waiting':
      'Κάποιος άλλος έχει ήδη ζητήσει έγκριση για μια αλλαγή εδώ. Περιμένετε να αποφασιστεί και ζητήστε τη δική σας μετά.',
    'approval.parts-changed':
      'Από τότε που ζητήθηκε, άλλαξε κάτι που περιέχει: μια συνταγή, ένα έδεσμα, ένα προϊόν ή μια εικόνα. Στείλτε το πίσω, για να ζητηθεί ξανά όπως είναι τώρα.',
    'approval.over': 'Αυτό το αίτημα δεν περιμένει πια: εγκρίθηκε, στάλθηκε πίσω ή αποσύρθηκε.',
    'emergency.not-found': 'Αυτό το έκτακτο μήνυμα δεν υπάρχει.',
    'alert.not-found': 'Αυτή η προειδοποίηση δεν περιμένει πια.',
    'alert.refused': 'Το κείμενο δεν είναι προειδοποίηση που μπορεί να ληφθεί.',
    'alert.language-missing': 'Συμπληρώστε πρώτα τη γλώσσα που λείπει.',
    'bin.not-found': 'Δεν είναι πια στον κάδο. Μπορεί να έχει ήδη επαναφερθεί ή σβηστεί.',
    'media.not-found': 'Αυτό το αρχείο δεν υπάρχει. Μπορεί να έχει διαγραφεί.',
    'media.in-use':
      'Δεν μπορείτε να προχωρήσετε στη διαγραφή: χρησιμοποιείται. Αφαιρέστε το πρώτα από όπου φαίνεται.',
    'media.changed-elsewhere':
      'Κάποιος άλλος το άλλαξε στο μεταξύ. Δείτε πώς είναι τώρα και επαναλάβετε τις αλλαγές σας.',
    'media.rights-missing':
      'Ό,τι δείχνουν οι οθόνες χρειάζεται δηλωμένη άδεια και συναίνεση. Μεταφορτώστε το άλλο αρχείο στα Πολυμέσα, δηλώστε τα δικαιώματά του και πατήστε μετά «Αντικατάσταση παντού».',
    'media.kind-differs':
      'Το νέο αρχείο είναι άλλου είδους. Κάθε αρχείο αντικαθίσταται μόνο με αρχείο του ίδιου είδους.',
    'media.refused': 'Αυτό το αρχείο δεν γίνεται δεκτό.',
    'upload.not-found': 'Αυτή η μεταφόρτωση δεν υπάρχει πια. Επιλέξτε ξανά το αρχείο.',
    'upload.not-done': 'Το αρχείο δεν είναι ακόμη έτοιμο. Δοκιμάστε ξανά όταν ολοκληρωθεί η επεξεργασία του.',
    'upload.not-retryable': 'Αυτό το αρχείο δεν μπορεί να δοκιμαστεί ξανά όπως είναι. Επιλέξτε άλλο αρχείο.',
    'upload.offset-differs': 'Η μεταφόρτωση διακόπηκε. Δοκιμάστε ξανά.',
    'upload.busy': 'Το ίδιο αρχείο μεταφορτώνεται ήδη αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.',
    'upload.not-supported': 'Αυτός ο τρόπος μεταφόρτωσης δεν υποστηρίζεται. Επιλέξτε ξανά το αρχείο.',
    'upload.no-space':
      'Δεν υπάρχει αρκετός ελεύθερος χώρος για αυτό το αρχείο. Ενημερώστε τον διαχειριστή και δοκιμάστε ξανά.',
    'upload.too-many': 'Έχετε πολλές μεταφορτώσεις σε εξέλιξη. Περιμένετε να τελειώσουν μερικές.',
    'storage.full':
      'Ο χώρος αποθήκευσης είναι γεμάτος, οπότε τίποτα δεν αποθηκεύτηκε. Ενημερώστε τον διαχειριστή και δοκιμάστε ξανά.',
    'storage.unavailable': 'Ο χώρος αποθήκευσης δεν απαντά. Δοκιμάστε ξανά σε λίγο.',
    'speech.failed': 'Το κείμενο δεν μπόρεσε να διαβαστεί. Δοκιμάστε ξανά σε λίγο.',
    'too-many-requests': 'Έγιναν πολλά αιτήματα σε λίγο χρόνο. Περιμένετε λίγο και δοκιμάστε ξανά.',
    'something-went-wrong': 'Παρουσιάστηκε πρόβλημα. Δοκιμάστε ξανά αργότερα.',
    'not-ready': 'Το εργαλείο δεν είναι διαθέσιμο αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγα δευτερόλεπτα.',
  },
  en: {
    'input.invalid': 'Some details are not correct. See the notes beside the fields.',
    'input.not-json': 'Something went wrong, please try again later!',
    'input.too-large': 'This is more than can be accepted. Make it smaller and try again.',
    'input.unsupported-type': 'Files of this kind are not accepted.',
    'input.malformed-request': 'Something went wrong, please try again later!',
    'input.headers-too-large': 'Something went wrong, please try again later!',
    'sign-in.required': 'Sign in to continue.',
    'sign-in.expired': 'Your session has ended. Sign in again to continue.',
    'sign-in.not-trusted': 'Your sign-in was not recognised. Please sign in again.',
    'sign-in.wrong-credentials': 'The username or the password is not correct.',
    'sign-in.wrong-code':
      'The one-time code is not correct or has already been used. Enter the one that the app shows now.',
    'sign-in.one-time-over': 'The temporary password has expired. Ask an administrator for a new one.',
    'sign-in.locked':
      'Too many attempts have failed. Try again in {minutes, plural, =0 {{seconds, plural, one {# second} other {# seconds}}} one {# minute} other {# minutes}}.',
    'sign-in.abandoned':
      'This sign-in was left open too long, or was finished elsewhere. Please start again.',
    'sign-in.busy': 'Many people are signing in at this moment. Try again in a few seconds.',
    'not-allowed': 'Your account does not have this right.',
    'town.others':
      'Nothing was changed: announcements and events are for the whole town, and your account can edit only some systems.',
    'system.others': 'Nothing was changed: it belongs to {system}, which your account cannot edit.',
    'not-found': 'What you asked for does not exist.',
    'method-not-allowed': 'Something went wrong, please try again later!',
    'account.not-found': 'There is no such account. It may have been deleted.',
    'account.demo': 'Demonstration accounts cannot be changed.',
    'account.replaces-demo':
      'This is the name of a demonstration account. The new account will take its place: that one is deleted, and whoever is signed in with it is signed out.',
    'account.last-administrator':
      'This is the last administrator with a password of their own. Make someone else an administrator first, and have them sign in once.',
    'accounts.elsewhere': 'Accounts are kept in the municipality’s sign-in service.',
    'person.oneself': 'Only another administrator can remove your own name.',
    'presentation.not-found': 'This presentation does not exist. It may have been deleted.',
    'presentation.changed-elsewhere':
      'Someone else saved this presentation in the meantime. What you typed is still here.',
    'presentation.incomplete': 'The presentation cannot be active while something is missing.',
    'presentation.last-active': 'At least 1 active presentation is required.',
    'presentation.last-active-delete':
      "This presentation can't be deleted. At least 1 active presentation is required.",
    'shared-preview.over': 'This link has expired or was revoked.',
    'shared-preview.too-many':
      'The presentation already has many links that work. First revoke those that are no longer needed.',
    'item.not-found': 'This entry does not exist. It may have been deleted.',
    'item.changed-elsewhere': 'Someone else saved this entry in the meantime. What you typed is still here.',
    'item.incomplete': 'The entry cannot be active while something is missing.',
    'item.in-use': 'You cannot proceed to delete it: it is in use. Replace it with another one first.',
    'item.last-active': 'At least 1 active item is required. Activate another one first.',
    'item.import-refused': 'Nothing was imported: some lines have errors. Correct them or skip them.',
    'display.not-found': 'This display does not exist. It may have been unpaired.',
    'display.changed-elsewhere':
      'Someone else changed this display in the meantime. See how it is now and make your changes again.',
    'display.code-unknown': 'No display shows this code. Check it: it changes every 15 minutes.',
    'display.too-many-temporary':
      'You already have {atMost} windows open that are displays. Close those you do not need and try again in a minute.',
    'display.not-paired': 'This display is not paired.',
    'display.no-image': 'No image of this display has been taken yet. Ask for one.',
    'wall.not-found': 'This joined wall no longer exists. Its displays may have been separated.',
    'wall.changed-elsewhere':
      'Someone else changed this joined wall in the meantime. What you typed is still here and is not saved.',
    'instruction.not-found': 'This instruction no longer exists.',
    'instruction.nobody-can': 'None of these displays can do that now. Choose others, or something else.',
    'instruction.too-many': 'Images are taken of at most {atMost} displays at a time. Choose fewer.',
    'event-feed.too-many': 'There are 20 calendars already. Remove one first.',
    'release.not-found': 'This release no longer exists.',
    'release.erased': 'Something in this release was erased, so you cannot return to it. Choose another one.',
    'release.rights-ended':
      'The rights of a file in this release have ended, or their end has changed, so you cannot return to it. Choose another one.',
    'past.not-found': 'It is in no earlier release. It may already have been erased.',
    'past.still-there':
      'It is still in the presentations, in the media or on a display. Delete it there first, then erase it from earlier releases.',
    'past.period-impossible':
      'This period is not valid: it ends before it begins, or is longer than three years. Change the dates.',
    'release.not-held':
      'This release is no longer waiting: all displays already show it, or there is a newer one. See what applies now.',
    'release.ends-return': 'Nothing was changed: it would have ended the return to an earlier release.',
    'release.leaves-gaps': 'Nothing was changed: at times the displays would have had nothing to show.',
    'release.takes-off': 'Nothing was changed: something that is shown now would have left the displays.',
    'approval.required':
      'Nothing was changed: what displays show changes only with approval. Open the presentation, recipe, dish or product, make the change there and ask for approval, or contact someone who approves.',
    'approval.not-needed': 'No approval is needed: displays show nothing of it. Save it.',
    'approval.not-found': 'There is no such approval request.',
    'approval.own': 'You asked for it yourself; someone else decides.',
    'approval.others': 'Someone else asked for it; only they can withdraw it.',
    'approval.waiting':
      'Someone else has already asked for approval of a change here. Wait for the decision, then ask for yours.',
    'approval.parts-changed':
      'Since it was asked for, something in it has changed: a recipe, a dish, a product or an image. Send it back, so that it is asked for again as it is now.',
    'approval.over': 'This request is no longer waiting: it was approved, sent back or withdrawn.',
    'emergency.not-found': 'This emergency message does not exist.',
    'alert.not-found': 'This warning is no longer waiting.',
    'alert.refused': 'The text is not a warning that can be taken.',
    'alert.language-missing': 'Fill in the missing language first.',
    'bin.not-found': 'It is not in the bin any more. It may have been restored or erased already.',
    'media.not-found': 'This file does not exist. It may have been deleted.',
    'media.in-use': 'You cannot proceed to delete it: it is in use. Remove it from where it is shown first.',
    'media.changed-elsewhere':
      'Someone else changed it in the meantime. See how it is now and make your changes again.',
    'media.rights-missing':
      'What displays show needs a stated licence and consent. Upload the other file to Media, state its rights, then press “Replace everywhere”.',
    'media.kind-differs':
      'The new file is of another kind. A file can be replaced only with a file of the same kind.',
    'media.refused': 'This file is not accepted.',
    'upload.not-found': 'This upload no longer exists. Choose the file again.',
    'upload.not-done': 'The file is not ready yet. Try again when its processing has finished.',
    'upload.not-retryable': 'This file cannot be tried again as it is. Choose another one.',
    'upload.offset-differs': 'The upload was interrupted. Try again.',
    'upload.busy': 'The same file is being uploaded at this moment. Try again shortly.',
    'upload.not-supported': 'This way of uploading is not supported. Choose the file again.',
    'upload.no-space': 'There is not enough free space for this file. Tell the administrator, and try again.',
    'upload.too-many': 'You have many uploads under way. Wait for some of them to finish.',
    'storage.full': 'The storage is full, so nothing was saved. Tell the administrator, and try again.',
    'storage.unavailable': 'The storage is not responding. Try again shortly.',
    'speech.failed': 'The text could not be read aloud. Try again shortly.',
    'too-many-requests': 'There were many requests in a short time. Wait a moment and try again.',
    'something-went-wrong': 'Something went wrong, please try again later!',
    'not-ready': 'The tool is not available at the moment. Try again in a few seconds.',
  },
} as const satisfies Record<Language, Record<ProblemCode, string>>;

export const faultTexts = {
  el: {
    'field.required': 'Αυτό το πεδίο είναι υποχρεωτικό',
    'field.required-in-both-languages': 'Αυτό το πεδίο είναι υποχρεωτικό και στις δύο γλώσσες',
    'field.required-in-greek': 'Αυτό το πεδίο είναι υποχρεωτικό στα ελληνικά',
    'field.required-in-english': 'Αυτό το πεδίο είναι υποχρεωτικό στα αγγλικά',
    'field.too-short':
      'Αυτό το πεδίο πρέπει να έχει τουλάχιστον {atLeast, plural, one {# χαρακτήρα} other {# χαρακτήρες}}',
    'field.too-long':
      'Αυτό το πεδίο πρέπει να έχει το πολύ {max, plural, one {# χαρακτήρα} other {# χαρακτήρες}}',
    'field.invalid': 'Η τιμή αυτού του πεδίου δεν είναι σωστή',
    'field.not-a-number': 'Γράψτε έναν αριθμό, όπως 4',
    'field.unknown': 'Αυτό το πεδίο δεν αναγνωρίζεται',
    'field.rights-missing':
      'Δηλώστε πρώτα στα Πολυμέσα την άδεια και τη συναίνεση του αρχείου και μετά χρησιμοποιήστε το',
    'event.point-gone': 'Το σημείο δεν υπάρχει πια. Επιλέξτε άλλο σημείο ή γράψτε τον τόπο με λόγια.',
    'field.too-few': 'Χρειάζονται τουλάχιστον {atLeast}',
    'wall.twice': 'Η ίδια οθόνη υπάρχει ήδη στον τοίχο',
    'wall.other-system': 'Η οθόνη ανήκει σε άλλο σύστημα. Σε έναν τοίχο όλες δείχνουν το ίδιο σύστημα.',
    'wall.in-another': 'Η οθόνη ανήκει ήδη σε άλλο τοίχο οθονών',
    'wall.overlaps': 'Επικαλύπτει την οθόνη «{name}». Μετακινήστε μία από τις δύο.',
    'display.code-unknown': 'Ο κωδικός έχει έξι χαρακτήρες, όπως τους δείχνει η οθόνη',
    'username.invalid': 'Γράμματα, ψηφία και . _ @ + - μόνο, χωρίς κενά',
    'username.lookalike': 'Ανακατεύει αλφάβητα ή μοιάζει με άλλο όνομα χρήστη. Επιλέξτε άλλο',
    'username.taken': 'Υπάρχει ήδη λογαριασμός με αυτό το όνομα χρήστη',
    'password.common':
      'Ο κωδικός είναι λέξη ή συνδυασμός που δοκιμάζεται πρώτος. Προσθέστε λέξεις που δεν ταιριάζουν μεταξύ τους',
    'password.like-you':
      'Ο κωδικός δεν μπορεί να είναι όνομα δικό σας, του δήμου ή του εργαλείου, ούτε με αριθμούς. Επιλέξτε άλλον',
    'password.same': 'Είναι ο ίδιος κωδικός. Επιλέξτε άλλον',
    'password.wrong': 'Δεν είναι αυτός ο κωδικός πρόσβασής σας',
    'code.wrong': 'Ο κωδικός μίας χρήσης δεν είναι σωστός. Γράψτε αυτόν που δείχνει τώρα η εφαρμογή',
    'schedule.ends-before-it-begins': 'Το τέλος πρέπει να είναι μετά την αρχή.',
    'schedule.same-hours': 'Η αρχή και το τέλος δεν μπορούν να είναι ίδια.',
    'schedule.no-such-day':
      'Δεν υπάρχει τέτοια ημέρα. Γράψτε την όπως 15/08/2026 ή, για κάθε χρόνο, όπως 15/08.',
    'schedule.no-such-hour': 'Δεν υπάρχει τέτοια ώρα. Γράψτε ώρα όπως 09:00 ή 17:30.',
    'schedule.overlaps': 'Συμπίπτει με άλλη γραμμή της ίδιας λίστας. Γράψτε κάθε ημέρα μία φορά.',
    'schedule.outside':
      'Η ημέρα είναι έξω από το διάστημα «Από – Έως» του προγράμματος, οπότε δεν αλλάζει τίποτα.',
    'schedule.never':
      'Με αυτό το πρόγραμμα η προβολή δεν θα προβληθεί ποτέ. Ελέγξτε το διάστημα, τις ημέρες και τις ώρες.',
    'news.greek-link-invalid':
      'Ο ελληνικός σύνδεσμος δεν είναι έγκυρος σύνδεσμος RSS. Παράδειγμα: https://www.example.gr/index.php?format=feed',
    'news.english-link-invalid':
      'Ο αγγλικός σύνδεσμος δεν είναι έγκυρος σύνδεσμος RSS. Παράδειγμα: https://www.example.gr/en/index.php?format=feed',
    'calendar.link-invalid':
      'Ο σύνδεσμος δεν δίνει ημερολόγιο iCalendar. Παράδειγμα: https://www.example.gr/events.ics',
    'certificate.unreadable':
      'Επικολλήστε έως 20 πιστοποιητικά ή δημόσια κλειδιά PEM, με RSA τουλάχιστον 2048 bit, και τίποτε άλλο',
  },
  en: {
    'field.required': 'This field is required',
    'field.required-in-both-languages': 'This field is required in both languages',
    'field.required-in-greek': 'This field is required in Greek',
    'field.required-in-english': 'This field is required in English',
    'field.too-short':
      'This field should be at least {atLeast, plural, one {# character} other {# characters}} long',
    'field.too-long':
      'This field should be at most {max, plural, one {# character} other {# characters}} long',
    'field.invalid': 'The value of this field is not correct',
    'field.not-a-number': 'Write a number, such as 4',
    'field.unknown': 'This field is not recognised',
    'field.rights-missing': 'State the licence and the consent of the file in Media first, then use it',
    'event.point-gone': 'The point no longer exists. Choose another one, or write the place in words.',
    'field.too-few': 'At least {atLeast} are needed',
    'wall.twice': 'The same display is already in the wall',
    'wall.other-system': 'The display is of another system. In a wall all show the same one.',
    'wall.in-another': 'The display is already in another joined wall',
    'wall.overlaps': 'It overlaps the display “{name}”. Move one of the two.',
    'display.code-unknown': 'The code has six characters, as the display shows them',
    'username.invalid': 'Letters, digits and . _ @ + - only, without spaces',
    'username.lookalike': 'It mixes alphabets or looks like another username. Choose another one',
    'username.taken': 'There is already an account with this username',
    'password.common':
      'This password is one of those that are tried first. Add words that do not belong together',
    'password.like-you':
      'A password cannot be a name of yours, the town’s or the tool’s, not even with numbers. Choose another one',
    'password.same': 'This is the same password. Choose another one',
    'password.wrong': 'This is not your password',
    'code.wrong': 'The one-time code is not correct. Enter the one that the app shows now',
    'schedule.ends-before-it-begins': 'The end must be after the beginning.',
    'schedule.same-hours': 'The beginning and the end cannot be the same.',
    'schedule.no-such-day': 'There is no such day. Write it as 15/08/2026 or, for every year, as 15/08.',
    'schedule.no-such-hour': 'There is no such time. Write one such as 09:00 or 17:30.',
    'schedule.overlaps': 'It overlaps another line of the same list. Write each day once.',
    'schedule.outside': 'The day is outside the schedule’s From and Until, so it would change nothing.',
    'schedule.never': 'With this schedule it would never be shown. Check its dates, days and hours.',
    'news.greek-link-invalid':
      'The Greek link is not a valid RSS link. Example: https://www.example.gr/index.php?format=feed',
    'news.english-link-invalid':
      'The English link is not a valid RSS link. Example: https://www.example.gr/en/index.php?format=feed',
    'calendar.link-invalid': 'The link gives no iCalendar. Example: https://www.example.gr/events.ics',
    'certificate.unreadable':
      'Paste up to 20 certificates or public keys in PEM, RSA with at least 2048 bits, and nothing else',
  },
} as const satisfies Record<Language, Record<FieldCode, string>>;

export const newsRefusalTexts = {
  el: {
    'not-an-address': 'Γράψτε την πλήρη διεύθυνση, με http:// ή https:// στην αρχή.',
    'address-not-allowed':
      'Η διεύθυνση οδηγεί σε εσωτερικό δίκτυο. Χρησιμοποιήστε μια δημόσια ή ζητήστε από τον διαχειριστή να την επιτρέψει.',
    'no-answer': 'Η διεύθυνση δεν απαντά. Ελέγξτε αν είναι γραμμένη σωστά.',
    'error-answer':
      'Ο ιστότοπος απαντά με σφάλμα. Ελέγξτε αν η διεύθυνση ανοίγει στο πρόγραμμα περιήγησής σας.',
    'too-slow': 'Ο ιστότοπος αργεί πολύ να απαντήσει. Δοκιμάστε ξανά αργότερα.',
    'too-large': 'Η ροή είναι πολύ μεγάλη. Ζητήστε από τον ιστότοπο μια μικρότερη.',
    'too-many-redirects':
      'Η διεύθυνση παραπέμπει συνεχώς αλλού. Χρησιμοποιήστε την τελική διεύθυνση της ροής.',
    'insecure-redirect':
      'Η ασφαλής διεύθυνση (https) παραπέμπει σε μη ασφαλή (http). Χρησιμοποιήστε την τελική διεύθυνση της ροής.',
    'not-a-feed':
      'Η διεύθυνση ανοίγει, αλλά δεν είναι ροή RSS. Αναζητήστε στον ιστότοπο τον σύνδεσμο με την ένδειξη RSS.',
    'empty-feed': 'Η ροή δεν έχει καμία είδηση.',
    'not-a-calendar':
      'Η διεύθυνση ανοίγει, αλλά δεν είναι ημερολόγιο που διαβάζεται. Αναζητήστε στον ιστότοπο τον σύνδεσμο με την ένδειξη iCal ή .ics.',
  },
  en: {
    'not-an-address': 'Write the complete address, with http:// or https:// in front.',
    'address-not-allowed':
      'The address leads into an internal network. Use a public one, or ask the administrator to allow it.',
    'no-answer': 'The address is not responding. Check that it is written correctly.',
    'error-answer': 'The site responds with an error. Check that the address opens in your browser.',
    'too-slow': 'The site takes too long to respond. Try again later.',
    'too-large': 'The feed is too large. Ask the site for a smaller one.',
    'too-many-redirects': 'The address keeps leading elsewhere. Use the address where the feed really is.',
    'insecure-redirect':
      'The secure address (https) leads to one that is not (http). Use the address where the feed really is.',
    'not-a-feed': 'The address opens, but it is not an RSS feed. Look on the site for the link marked RSS.',
    'empty-feed': 'The feed has no news.',
    'not-a-calendar':
      'The address opens, but it is not a calendar that can be read. Look on the site for the link marked iCal or .ics.',
  },
} as const satisfies Record<Language, Record<NewsRefusal, string>>;
