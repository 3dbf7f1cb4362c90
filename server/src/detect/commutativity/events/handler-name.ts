/** Handlers by signature: `com.x.A.onPause`, or `onPause` where the class is not known. */
import { dottedClass } from '../../../findings/names.js';

export function handlerName({ owner, name }: { owner: string; name: string }): string {
  return owner === '' ? name : `${dottedClass(owner)}.${name}`;
}
