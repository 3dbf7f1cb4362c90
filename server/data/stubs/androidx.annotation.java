package androidx.annotation;

public @interface AnimRes {}

public @interface AnimatorRes {}

public @interface AnyRes {}

public @interface AnyThread {}

public @interface ArrayRes {}

public @interface AttrRes {}

public @interface BinderThread {}

public @interface BoolRes {}

public @interface CallSuper {}

public @interface CheckResult {
  String suggest() default "";
}

public @interface ColorInt {}

public @interface ColorLong {}

public @interface ColorRes {}

public @interface ContentView {}

public @interface DimenRes {}

public @interface DoNotInline {}

public @interface DrawableRes {}

public @interface EmptySuper {}

public @interface Discouraged {
  String message();
}

public @interface FontRes {}

public @interface FractionRes {}

public @interface GravityInt {}

public @interface HalfFloat {}

public @interface IdRes {}

public @interface IntegerRes {}

public @interface InterpolatorRes {}

public @interface Keep {}

public @interface LayoutRes {}

public @interface MainThread {}

public @interface MenuRes {}

public @interface NavigationRes {}

public @interface NonNull {}

public @interface NonUiContext {}

public @interface Nullable {}

public @interface PluralsRes {}

public @interface Px {}

public @interface RawRes {}

public @interface ReturnThis {}

public @interface StringRes {}

public @interface StyleRes {}

public @interface StyleableRes {}

public @interface TransitionRes {}

public @interface UiContext {}

public @interface UiThread {}

public @interface VisibleForTesting {
  int otherwise() default 2;
  int PRIVATE = 2;
  int PACKAGE_PRIVATE = 3;
  int PROTECTED = 4;
  int NONE = 5;
}

public @interface WorkerThread {}

public @interface XmlRes {}

public @interface RequiresExtension {
  int extension();
  int version();
}

public @interface DeprecatedSinceApi {
  int api();
  String message() default "";
}

public @interface ChecksSdkIntAtLeast {
  int api() default -1;
  String codename() default "";
  int parameter() default -1;
  int lambda() default -1;
}

public @interface Dimension {
  int unit() default 1;
  int DP = 0;
  int PX = 1;
  int SP = 2;
}

public @interface FloatRange {
  double from() default 0;
  double to() default 0;
  boolean fromInclusive() default true;
  boolean toInclusive() default true;
}

public @interface GuardedBy {
  String value();
}

public @interface InspectableProperty {
  String name() default "";
  int attributeId() default 0;
  boolean hasAttributeId() default true;
}

public @interface IntDef {
  int[] value() default {};
  boolean flag() default false;
  boolean open() default false;
}

public @interface IntRange {
  long from() default 0;
  long to() default 0;
}

public @interface LongDef {
  long[] value() default {};
  boolean flag() default false;
  boolean open() default false;
}

public @interface OptIn {
  Class<?>[] markerClass();
}

public @interface ProductionScope {}

public @interface RequiresApi {
  int value() default 1;
  int api() default 1;
}

public @interface RequiresFeature {
  String name();
  String enforcement();
}

public @interface RequiresOptIn {
  Level level() default Level.ERROR;
  enum Level { ERROR, WARNING }
}

public @interface RequiresPermission {
  String value() default "";
  String[] allOf() default {};
  String[] anyOf() default {};
  boolean conditional() default false;
  @interface Read {
    RequiresPermission value() default @RequiresPermission;
  }
  @interface Write {
    RequiresPermission value() default @RequiresPermission;
  }
}

public @interface RestrictTo {
  Scope[] value();
  enum Scope { LIBRARY, LIBRARY_GROUP, LIBRARY_GROUP_PREFIX, GROUP_ID, TESTS, SUBCLASSES }
}

public @interface Size {
  long value() default -1;
  long min() default 0;
  long max() default 0;
  long multiple() default 1;
}

public @interface StringDef {
  String[] value() default {};
  boolean open() default false;
}
