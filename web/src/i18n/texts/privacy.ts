import { inBoth } from '../shape.ts';

export const privacy = inBoth({
  intro: [
    'Ποια στοιχεία για ανθρώπους τηρεί το εργαλείο αυτό για λογαριασμό του φορέα «{municipality}», και για πόσο καιρό.',
    'What this tool keeps about people on behalf of {municipality}, and for how long.',
  ],
  controller: {
    title: ['Υπεύθυνος επεξεργασίας', 'Who is responsible'],
    text: ['Υπεύθυνος επεξεργασίας είναι ο φορέας «{municipality}».', 'The controller is {municipality}.'],
  },
  staff: {
    title: ['Για το προσωπικό', 'About staff'],
    account: [
      'Ο λογαριασμός σας: όνομα χρήστη, ονοματεπώνυμο, δικαιώματα, τελευταία σύνδεση. Ο κωδικός σας τηρείται μόνο ως αποτύπωμα από το οποίο δεν μπορεί να βρεθεί. Ώσπου να αφαιρεθεί ο λογαριασμός.',
      'Your account: username, full name, rights, last sign-in. Of your password only a fingerprint is kept, from which it cannot be found. Until the account is removed.',
    ],
    accountElsewhere: [
      'Ο λογαριασμός σας τηρείται στην υπηρεσία σύνδεσης του φορέα (Keycloak), όχι εδώ. Εδώ έρχονται μόνο το όνομα, το αναγνωριστικό και τα δικαιώματά σας.',
      'Your account is kept in the municipality’s sign-in service (Keycloak), not here. Only your name, your identifier and your rights come here.',
    ],
    sessions: [
      'Πού είστε συνδεδεμένοι: το όνομα του προγράμματος περιήγησης και πότε. Ώσπου να αποσυνδεθείτε, το πολύ {hours, plural, one {# ώρα} other {# ώρες}}.',
      'Where you are signed in: the name of the browser, and when. Until you log out, at most {hours, plural, one {# hour} other {# hours}}.',
    ],
    attempts: [
      'Αποτυχημένες προσπάθειες σύνδεσης: ένα αποτύπωμα του ονόματος και η διεύθυνση δικτύου, ώστε κανείς να μη μαντεύει κωδικούς. Σβήνονται μία ώρα μετά την τελευταία προσπάθεια.',
      'Failed sign-ins: a fingerprint of the name and the network address, so that nobody guesses passwords. Erased an hour after the last attempt.',
    ],
    actions: [
      'Τι κάνετε στο εργαλείο: συνδέσεις, αποθηκεύσεις, μεταφορτώσεις, αλλαγές σε οθόνες και λογαριασμούς, με το όνομά σας και την ώρα. Σβήνονται μετά από {days, plural, one {# ημέρα} other {# ημέρες}}.',
      'What you do in the tool: sign-ins, saves, uploads, changes to displays and accounts, with your name and the time. Erased after {days, plural, one {# day} other {# days}}.',
    ],
    content: [
      'Ποιος δημιούργησε και ποιος άλλαξε τελευταίος κάθε περιεχόμενο, και ποιος αποθήκευσε κάθε προηγούμενη μορφή του. Όσο υπάρχει το περιεχόμενο, και έως {days, plural, one {# ημέρα} other {# ημέρες}} μετά τη διαγραφή του.',
      'Who made and who last changed each piece of content, and who saved each earlier version of it. As long as the content exists, and until {days, plural, one {# day} other {# days}} after its deletion.',
    ],
    shared: [
      'Ποιος έδωσε σύνδεσμο προεπισκόπησης και πότε, πόσες φορές άνοιξε και πότε τελευταία· όχι ποιος τον άνοιξε. Έως 30 ημέρες μετά τη λήξη του.',
      'Who gave out a preview link and when, how often it was opened and when last; not who opened it. Until 30 days after it expires.',
    ],
    approvals: [
      'Ποιος ζήτησε έγκριση και ποιος αποφάσισε, με τη σημείωση και το σχόλιό τους. Σβήνονται μετά από {days, plural, one {# ημέρα} other {# ημέρες}}.',
      'Who asked for approval and who decided, with their note and comment. Erased after {days, plural, one {# day} other {# days}}.',
    ],
    right: [
      'Ποιος δήλωσε ότι ένα κείμενο είναι σωστό όπως είναι, και πότε.',
      'Who said that a text is correct as it is, and when.',
    ],
    task: [
      'Ποια οθόνη με πρόβλημα έχετε αναλάβει και από πότε. Ώσπου να την αποδεσμεύσετε, να την αναλάβει άλλος ή να αφαιρεθεί η οθόνη.',
      'Which display with a problem you have taken on, and since when. Until you are no longer on it, someone else takes it on, or the display is removed.',
    ],
    presence: [
      'Τι έχετε ανοιχτό αυτή τη στιγμή, για να το βλέπουν οι συνάδελφοι. Μόνο όσο είναι ανοιχτό.',
      'What you have open at the moment, for your colleagues to see. Only while it is open.',
    ],
    browser: [
      'Στον δικό σας υπολογιστή: όσα πληκτρολογήσατε και δεν αποθηκεύσατε, τι ανοίξατε τελευταία, ότι είχατε συνδεθεί εδώ και όσα προτιμάτε (γλώσσα, χρώματα, όψη των λιστών, βοήθεια). Δεν υπάρχουν cookies παρακολούθησης.',
      'On your own computer: what you typed and did not save, what you opened last, that you were signed in here, and what you prefer (language, colours, how lists appear, help). There are no tracking cookies.',
    ],
  },
  visitors: {
    title: ['Για τους επισκέπτες των οθονών', 'About visitors at the displays'],
    nobody: [
      'Κανείς δεν αναγνωρίζεται: ούτε κάμερα, ούτε όνομα, ούτε cookie.',
      'Nobody is recognised: no camera, no name, no cookie.',
    ],
    counts: [
      'Όπου η καταμέτρηση είναι ενεργή, τηρούνται σύνολα ανά ώρα, χωρίς στοιχεία προσώπων. Σβήνονται μετά από {days, plural, one {# ημέρα} other {# ημέρες}}.',
      'Where counting is switched on, hourly totals are kept, with nothing about individuals. Erased after {days, plural, one {# day} other {# days}}.',
    ],
  },
  around: {
    title: ['Αντίγραφα και αρχεία καταγραφής', 'Backups and logs'],
    copies: [
      'Κάθε ημέρα γίνεται αντίγραφο ασφαλείας του περιεχομένου, των λογαριασμών και όσων έχουν γίνει στο εργαλείο. {count, plural, one {Τηρείται το τελευταίο} other {Τηρούνται τα τελευταία #}}.',
      'Every day a backup is made of the content, the accounts and what was done in the tool. {count, plural, one {The last one is kept} other {The last # are kept}}.',
    ],
    noCopies: [
      'Το εργαλείο δεν κάνει μόνο του αντίγραφα ασφαλείας. Για τα δικά του αποφασίζει ο φορέας.',
      'The tool makes no backups by itself; whether and how to make them is for the municipality to decide.',
    ],
    notices: [
      'Όπου έχει οριστεί, ειδοποιήσεις για βλάβες στέλνονται με e-mail ή σε μια διεύθυνση του φορέα. Γράφουν ονόματα οθονών, όχι προσώπων.',
      'Where it is set up, notices of faults go out by e-mail or to an address of the municipality. They name displays, not people.',
    ],
    logs: [
      'Ο διακομιστής καταγράφει από ποια διεύθυνση δικτύου ζητήθηκε τι, χωρίς ονόματα και χωρίς όσα πληκτρολογήθηκαν. Για πόσο καιρό, το ορίζει ο φορέας.',
      'The server logs what was requested and from which network address, without names and without what was typed. The municipality decides for how long.',
    ],
  },
  rights: {
    title: ['Τα δικαιώματά σας', 'Your rights'],
    text: [
      'Έχετε δικαίωμα να δείτε, να διορθώσετε ή να σβήσετε όσα σας αφορούν, να ζητήσετε περιορισμό της επεξεργασίας τους και να εναντιωθείτε σε αυτήν. Απευθυνθείτε στον φορέα «{municipality}».',
      'You have the right to see, correct or erase what concerns you, to have its processing restricted, and to object to it. Please contact {municipality}.',
    ],
    anonymised: [
      'Όταν κάποιος φύγει, ένας διαχειριστής μπορεί να αφαιρέσει το όνομά του από παντού. Όσα έφτιαξε μένουν, χωρίς να φαίνεται ποιος τα έφτιαξε. Στα αντίγραφα ασφαλείας που έχουν ήδη γίνει, το όνομα μένει ώσπου να σβηστούν κι εκείνα.',
      'When someone has left, an administrator can remove their name everywhere. What they made stays, without showing who made it. Backups that already exist contain the name until they too are erased.',
    ],
    authority: [
      'Αν η απάντηση δεν σας ικανοποιεί, μπορείτε να απευθυνθείτε στην Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα.',
      'If the answer does not satisfy you, you can contact the Hellenic Data Protection Authority.',
    ],
  },
});
