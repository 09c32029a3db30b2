-- Site plans and films stand in the media library; a film of the portal's own has an address of its own.
alter table media_asset drop constraint media_asset_kind_check;
alter table media_asset add constraint media_asset_kind_check check (kind in (
  'exterior', 'interior', 'plan', 'site-plan', 'logo', 'cover', 'city', 'avatar', 'panorama', 'video', 'document'));

alter table project drop constraint project_video_url_check;
alter table project add constraint project_video_url_check check (video_url ~ '^(https:/)?/');
