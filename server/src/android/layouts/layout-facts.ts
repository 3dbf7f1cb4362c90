/** What the resources of an app say of its code: handlers by name, and classes that views create. */
import type { Place } from '../origins.js';

/** Which kind of resource a file is, by its folder (`res/layout-land` is a layout). */
export type ResourceKind = 'layout' | 'menu' | 'navigation' | 'preferences';

/** `android:onClick="save"`, or a method named in a data binding expression. */
export interface NamedHandler {
  readonly method: string;
  /**
   * Of a binding: the class of the variable that it is called on. '' for a plain handler, which is a
   * method of the activity that shows the layout (or that shows the menu).
   */
  readonly class: string;
  /** `android:onClick`, `android:afterTextChanged`. */
  readonly attribute: string;
  /** `layout/main`: how code names the file, by `R.layout.main`. */
  readonly resource: string;
  readonly at: Place;
}

/** A class of code that a resource names. */
export interface NamedClass {
  readonly kind: 'fragment' | 'view' | 'context' | 'activity';
  /** Binary name; as written if it begins with a dot (of `tools:context`). */
  readonly class: string;
  readonly resource: string;
  readonly at: Place;
}

/** A view with an id, or a layout that is included under one: a field of the binding. */
export interface BoundView {
  /** `save_button` of `@+id/save_button`. */
  readonly id: string;
  /** The view's class as the tag or `tools:viewBindingType` says; '' for an included layout. */
  readonly view: string;
  /** `layout/row`; '' for a view. */
  readonly included: string;
}

/** What the build makes a binding class of: one layout file. */
export interface BoundLayout {
  readonly resource: string;
  readonly file: string;
  /** `data` for one of data binding, within `<layout>`. */
  readonly kind: 'view' | 'merge' | 'data';
  /** Class of the outermost view; '' for merge. */
  readonly root: string;
  /** Name of the class as `<data class>` gives it; '' where the layout's own name decides. */
  readonly class: string;
  readonly views: readonly BoundView[];
  /** Of data binding. */
  readonly variables: readonly { readonly name: string; readonly type: string }[];
}

export interface LayoutFacts {
  readonly bound: readonly BoundLayout[];
  readonly handlers: readonly NamedHandler[];
  readonly classes: readonly NamedClass[];
  /** `<include layout="@layout/row">`: which resource stands in which. */
  readonly includes: readonly { readonly resource: string; readonly included: string }[];
  readonly problems: readonly {
    readonly file: string;
    readonly message: string;
    readonly line: number;
  }[];
}
