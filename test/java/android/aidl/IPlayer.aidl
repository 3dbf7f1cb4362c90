// What another process may ask of the player.
package fixture.remote;

import fixture.remote.IPlayerListener;
import android.net.Uri;

/** A player. */
interface IPlayer {
    /* Commas; and (brackets) in comments do no harm. */
    void play(in Uri what, boolean again);
    List<String> titles(int from, @nullable String filter);
    oneway void listen(IPlayerListener listener) = 7;
    Bundle ask(in Intent what);
    const int PAUSED = 1;
}
