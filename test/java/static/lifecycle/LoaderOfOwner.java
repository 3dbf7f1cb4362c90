/**
 * What a loader has found is delivered while the component is started whose manager runs it: never to a fragment without a
 * view by the fragment's own manager, but by that of its activity it is.
 */
package fixture.lifecycle;

import android.content.Context;
import android.os.Bundle;
import android.support.v4.app.Fragment;
import android.support.v4.app.LoaderManager;
import android.support.v4.content.CursorLoader;
import android.support.v4.content.Loader;
import android.database.Cursor;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;

abstract class LoadingFragment extends Fragment implements LoaderManager.LoaderCallbacks<Cursor> {
  @Override
  public Loader<Cursor> onCreateLoader(int id, Bundle given) {
    return new CursorLoader(getContext());
  }

  @Override
  public void onLoaderReset(Loader<Cursor> loader) {}
}

class LoaderOfOwner extends LoadingFragment {
  private View list;
  private StringBuilder page;

  @Override
  public View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle state) {
    list = new View(getContext()); //~ quiet(ordered|one-thread)? list
    page = new StringBuilder();
    return list;
  }

  @Override
  public void onViewCreated(View view, Bundle state) {
    getLoaderManager().initLoader(0, null, this);
  }

  void again() {
    LoaderManager manager = LoaderManager.getInstance(this);
    manager.restartLoader(0, null, this);
  }

  @Override
  public void onLoadFinished(Loader<Cursor> loader, Cursor found) {
    list.setEnabled(found.moveToFirst()); //~ quiet(ordered|one-thread)? list
  }

  @Override
  public void onLoaderReset(Loader<Cursor> loader) {
    page.setLength(0); //~ free(A) use page
  }

  @Override
  public void onDestroyView() {
    super.onDestroyView();
    list = null; //~ quiet(ordered|one-thread)? list
    page = null; //~ free(A) free page
  }
}

class LoaderOfActivity extends LoadingFragment {
  private View list;

  @Override
  public View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle state) {
    list = new View(getContext());
    return list;
  }

  @Override
  public void onViewCreated(View view, Bundle state) {
    getActivity().getSupportLoaderManager().initLoader(0, null, this);
  }

  @Override
  public void onLoadFinished(Loader<Cursor> loader, Cursor found) {
    list.setEnabled(found.moveToFirst()); //~ free(B) use list
  }

  @Override
  public void onDestroyView() {
    super.onDestroyView();
    list = null; //~ free(B) free list
  }
}
