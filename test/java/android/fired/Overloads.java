package fixture;

import android.app.Activity;
import android.widget.CheckBox;
import android.widget.CompoundButton;
import android.widget.RadioGroup;

/** One object is the listener of a box and of a group: each runs its own method. */
class Overloads extends Activity
    implements CompoundButton.OnCheckedChangeListener, RadioGroup.OnCheckedChangeListener {
  private CheckBox box;
  private RadioGroup group;

  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    box.setOnCheckedChangeListener(this);
    group.setOnCheckedChangeListener(this);
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onResume();
    group.check(1);
  }

  @Override
  public void onCheckedChanged(CompoundButton button, boolean isChecked) {} //~ origin(main) entry-callback view.input //~ caused(register) CompoundButton.setOnCheckedChangeListener:17

  @Override
  public void onCheckedChanged(RadioGroup group, int id) {} //~ origin(main) entry-callback view.input //~ caused(register) RadioGroup.setOnCheckedChangeListener:18 //~ caused(post) RadioGroup.check:24
}
