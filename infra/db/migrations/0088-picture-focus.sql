-- What of a picture stays in sight where it is cropped: fractions of its width and height. Nothing: its middle.
alter table media_asset
  add column focus_x real,
  add column focus_y real,
  add constraint media_asset_focus check (
    (focus_x is null) = (focus_y is null) and focus_x between 0 and 1 and focus_y between 0 and 1);
