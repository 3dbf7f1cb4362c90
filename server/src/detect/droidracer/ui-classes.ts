/**
 * The framework classes whose co-enabled races DroidRacer lists apart (DROIDRACER.md section 6): a
 * race counts as one on a widget only if the first access names exactly one of these.
 */
const NAMES = [
  'view/View',
  'widget/TextView',
  'widget/ImageView',
  'widget/Button',
  'widget/AutoCompleteTextView',
  'widget/ToggleButton',
  'widget/RadioButton',
  'widget/EditText',
  'webkit/WebView',
  'webkit/WebTextView',
  'widget/Chronometer',
  'widget/Switch',
  'widget/CheckBox',
  'widget/CheckedTextView',
  'widget/DigitalClock',
  'widget/AnalogClock',
  'widget/ExpandableListView',
  'widget/ListView',
  'widget/Spinner',
  'widget/Gallery',
  'widget/GridLayout',
  'widget/GridView',
  'widget/TableRow',
  'widget/TableLayout',
  'widget/FrameLayout',
  'widget/LinearLayout',
  'widget/RelativeLayout',
  'widget/ImageButton',
  'widget/ViewAnimator',
  'widget/ViewFlipper',
  'widget/MediaController',
  'widget/NumberPicker',
  'widget/CalendarView',
  'widget/DatePicker',
  'widget/TimePicker',
  'widget/DateTimeView',
  'widget/SeekBar',
  'widget/RadioGroup',
  'widget/RatingBar',
  'widget/ScrollView',
  'widget/SearchView',
  'widget/TabHost',
  'widget/TabWidget',
  'widget/Toast',
];

/** As descriptors (`Landroid/view/View;`) and as Java names (`android.view.View`). */
const UI_CLASSES: ReadonlySet<string> = new Set(
  NAMES.flatMap((name) => [`Landroid/${name};`, `android.${name.replace('/', '.')}`]),
);

export function isUiClass(name: string): boolean {
  return UI_CLASSES.has(name);
}
