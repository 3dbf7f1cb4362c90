package androidx.transition;

import android.animation.Animator;
import android.animation.TimeInterpolator;
import android.view.View;
import android.view.ViewGroup;
import java.util.Map;

public class TransitionValues {
  public final Map<String, Object> values = null;
  public View view;
  public TransitionValues();
}

public abstract class Transition implements Cloneable {
  public Transition addTarget(String targetName);
  public Transition addTarget(Class<?> targetType);
  public Transition excludeTarget(View target, boolean exclude);
  public Transition excludeTarget(int targetId, boolean exclude);
  public Transition();
  public Transition setDuration(long duration);
  public Transition setStartDelay(long startDelay);
  public Transition setInterpolator(TimeInterpolator interpolator);
  public Transition addTarget(View target);
  public Transition addTarget(int targetId);
  public Transition addListener(TransitionListener listener);
  public Transition removeListener(TransitionListener listener);
  public abstract void captureStartValues(TransitionValues transitionValues);
  public abstract void captureEndValues(TransitionValues transitionValues);
  public Animator createAnimator(ViewGroup sceneRoot, TransitionValues startValues, TransitionValues endValues);
  public interface TransitionListener {
    void onTransitionStart(Transition transition);
    void onTransitionEnd(Transition transition);
    void onTransitionCancel(Transition transition);
    void onTransitionPause(Transition transition);
    void onTransitionResume(Transition transition);
  }
}

public class TransitionListenerAdapter implements Transition.TransitionListener {
  public TransitionListenerAdapter();
  public void onTransitionStart(Transition transition);
  public void onTransitionEnd(Transition transition);
  public void onTransitionCancel(Transition transition);
  public void onTransitionPause(Transition transition);
  public void onTransitionResume(Transition transition);
}

public class TransitionSet extends Transition {
  public TransitionSet();
  public TransitionSet addTransition(Transition transition);
  public TransitionSet setOrdering(int ordering);
  public void captureStartValues(TransitionValues transitionValues);
  public void captureEndValues(TransitionValues transitionValues);
}

public class AutoTransition extends TransitionSet {
  public AutoTransition();
}

public class TransitionManager {
  public TransitionManager();
  public static void beginDelayedTransition(ViewGroup sceneRoot);
  public static void beginDelayedTransition(ViewGroup sceneRoot, Transition transition);
  public static void endTransitions(ViewGroup sceneRoot);
}

public class Fade extends Transition {
  public Fade();
  public void captureStartValues(TransitionValues transitionValues);
  public void captureEndValues(TransitionValues transitionValues);
}

public class Slide extends Transition {
  public Slide();
  public void captureStartValues(TransitionValues transitionValues);
  public void captureEndValues(TransitionValues transitionValues);
}

public class ChangeBounds extends Transition {
  public ChangeBounds();
  public void captureStartValues(TransitionValues transitionValues);
  public void captureEndValues(TransitionValues transitionValues);
}
